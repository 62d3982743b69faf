import { Link } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { paths } from "~/paths";
import { formatDay } from "~/rules/format";
import { IntentButton } from "~/ui/base/intent-button";

type Props = {
  at: string;
  reason: string;
  items: readonly unknown[];
  /** From a section's form one leaves by sending it, which saves what was typed. */
  inSectionForm: boolean;
};

/** On the steps of a returned registration: why it is open again (decision 020), and the way to all comments. */
export function ReturnedNotice({ at, reason, items, inSectionForm }: Props) {
  const { t, i18n } = useTranslation("registration");
  return (
    <section className="notice notice-warning returned-notice" aria-labelledby="returned-notice">
      <h2 id="returned-notice">{t("returned.title", { date: formatDay(i18n.language, at) })}</h2>
      {items.length === 0 ? (
        <p className="returned-reason" lang="">
          {reason}
        </p>
      ) : null}
      {inSectionForm ? (
        <IntentButton intent="go:returned" className="button-link">
          {t("returned.all")}
        </IntentButton>
      ) : (
        <Link to={paths.returned}>{t("returned.all")}</Link>
      )}
      {inSectionForm ? <p className="field-hint">{t("returned.masked")}</p> : null}
    </section>
  );
}
