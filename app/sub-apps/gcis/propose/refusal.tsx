import { useTranslation } from "react-i18next";
import { z } from "zod";
import { finding } from "~/contract/registration";
import { labelKeyOf } from "~/ui/form/field-names";
import { useFieldWords } from "~/ui/form/field-words";
import type { Action } from "../../built-in/use-action";
import { FailureNotice } from "../../built-in/failure-notice";

const findings = z.array(finding).catch([]);

/** Why a change was not taken: what only the base API could know of a field, or how long to wait. */
export function Refusal({ failure }: Pick<Action<never[]>, "failure">) {
  const { t } = useTranslation("gcis");
  const words = useFieldWords();
  const said = findings.parse(failure?.details);
  if (failure?.retryAfter)
    return (
      <p className="notice notice-error" role="alert">
        {t("changes.code.wait", { seconds: failure.retryAfter })}
      </p>
    );
  if (said.length === 0) return <FailureNotice failure={failure} />;
  return (
    <ul className="notice notice-error" role="alert">
      {said.map((one) => (
        <li key={`${one.field} ${one.code}`}>{words.sentence(one, labelKeyOf(one.field))}</li>
      ))}
    </ul>
  );
}
