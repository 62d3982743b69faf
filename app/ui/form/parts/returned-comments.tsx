import { useTranslation } from "react-i18next";
import { useSectionScreen } from "../engine/section-context";
import { standsAt } from "./returned-item";
import { useCurrentRow } from "./row-context";

/** What the reviewer asked to have mended at a field or a row, and why: beside it, as long as it is not handed in again. */
export function ReturnedComments({ name }: { name: string }) {
  const { returned } = useSectionScreen();
  const row = useCurrentRow();
  const here = returned.filter((item) => standsAt(item, name, row?.id));
  return here.map(({ comment }) => <ReturnedComment key={comment} comment={comment} />);
}

function ReturnedComment({ comment }: { comment: string }) {
  const { t } = useTranslation("registration");
  return (
    <p className="field-returned">
      <strong>{t("returned.mark")}</strong> {comment}
    </p>
  );
}
