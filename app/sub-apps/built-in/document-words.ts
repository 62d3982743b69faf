import { useTranslation } from "react-i18next";
import { daysBetween } from "~/rules/calendar/calendar-date";
import type { DocumentDate } from "~/rules/documents/filed-documents";
import type { DocumentState } from "~/rules/documents/document-state";

/** The colour and icon of each state. */
export const badgeOf: Record<DocumentState, string> = {
  expired: "badge badge-late",
  soon: "badge badge-warn",
  auditDue: "badge badge-warn",
  valid: "badge badge-good",
  unlimited: "badge badge-quiet",
  audit: "badge",
};

/** Functions that format the name of a document and the time until it expires. */
export function useDocumentWords() {
  const { t } = useTranslation(["documents", "options", "gcis"]);
  /** The name of a document by its type, or the name the supplier typed if it has none. */
  function nameOf({ kind, list, type, name }: Pick<DocumentDate, "kind" | "list" | "type" | "name">): string {
    const typeName =
      list === "certification" ? t(`gcis:certification.documents.${type}.title`) : t(`options:${list}.${type}`);
    const document = name ?? (type === "other" ? t("own.other") : typeName);
    return kind === "audit" ? t("own.audit", { document }) : document;
  }
  /** Calendar days. */
  function timeLeft({ kind, dueOn }: { kind: DocumentDate["kind"]; dueOn: string }, today: string): string {
    const days = daysBetween(today, dueOn);
    if (days === 0) return t(kind === "audit" ? "auditToday" : "today");
    return t(days < 0 ? "overdue" : "left", { count: Math.abs(days) });
  }
  return { nameOf, timeLeft };
}
