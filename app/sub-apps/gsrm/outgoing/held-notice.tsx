import { useTranslation } from "react-i18next";
import type { OutgoingMessage } from "~/contract/outgoing";

const command = "npm run admin -- outbox";

/** Explains why emails are held, if the page contains any. */
export function HeldNotice({ emails }: { emails: readonly OutgoingMessage[] }) {
  const { t } = useTranslation("outgoing");
  if (!emails.some(({ state }) => state === "held")) return null;
  return <p className="notice notice-warning">{t("held", { command })}</p>;
}
