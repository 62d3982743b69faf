import { useTranslation } from "react-i18next";
import { LineIcon } from "~/ui/base/line-icon";

const tick = "M5 12.5l4.5 4.5L19 7";

type Props = {
  /** Shows the word next to the tick, where other marks are beside it. */
  isNamed?: boolean;
};

/** The tick of a document that the reviewer has opened. */
export function SeenMark({ isNamed = false }: Props) {
  const { t } = useTranslation("gsrm");
  return (
    <span className="document-seen" title={t("documents.seen")}>
      <LineIcon path={tick} size={14} strokeWidth={3} />
      <span className={isNamed ? undefined : "off-screen"}>{t("documents.seen")}</span>
    </span>
  );
}
