import { useTranslation } from "react-i18next";
import { call } from "~/client/call";
import { useAction } from "~/client/use-action";
import * as valueLists from "~/contract/value-lists";
import { FailureNotice } from "../../built-in/failure-notice";

type Props = {
  lovCode: string;
  row: valueLists.ValueOfList;
  name: string;
  onTry: () => void;
  onDone: (words: string) => void;
};

/** Stops offering a value, or offers it again. The same button does both, and keeps the focus. */
export function OfferButton({ lovCode, row: { value, isOffered }, name, onTry, onDone }: Props) {
  const { t } = useTranslation("valueLists");
  const act = isOffered ? "retire" : "offer";
  const change = useAction(async () => {
    onTry();
    await call(valueLists.offer, { lovCode, value, isOffered: !isOffered });
    onDone(t(isOffered ? "list.retiredNow" : "list.offeredNow", { name }));
  });
  return (
    <>
      <button
        type="button"
        className="button-link"
        aria-label={t(`list.${act}Of`, { name })}
        onClick={() => void change.run()}
      >
        {t(`list.${act}`)}
      </button>
      <FailureNotice failure={change.failure} />
    </>
  );
}
