import { useTranslation } from "react-i18next";
import { formatDay } from "~/rules/format";
import { WithName } from "~/ui/base/with-name";

type Props = { name: string | null; savedAt: string | null };

/** The colleague who last saved a tab, and the day. Renders nothing if it was the registrant. */
export function ChangedBy({ name, savedAt }: Props) {
  const { t, i18n } = useTranslation("registration");
  if (name === null || savedAt === null) return null;
  return (
    <p className="field-hint">
      <WithName name={name} say={(one) => t("changedBy", { name: one, date: formatDay(i18n.language, savedAt) })} />
    </p>
  );
}
