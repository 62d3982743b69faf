import { daysBetween } from "~/rules/calendar/calendar-date";
import type { DocumentDate } from "~/rules/documents/filed-documents";
import { formatDay } from "~/rules/format";
import { pages } from "~/rules/pages";
import type { Language } from "~/i18n/language";
import { documentName } from "~/platform/core/words/document-name";
import { type Say, wordsIn } from "~/platform/core/words/words-in";
import { renderEmail, type Email } from "./render-email";
import type { EmailFact, EmailContext } from "./email-parts";

/** A document in a reminder, with the calendar day on which it expires or its audit is due. */
export type DueDocument = Pick<DocumentDate, "kind" | "list" | "type" | "name"> & { dueOn: string };

type Due = { companyName: string; documents: readonly DueDocument[]; today: string };

/** Reminds people of a company of the documents that expire, the earliest first, with how to replace them. */
export function documentsDue(
  emailContext: EmailContext,
  recipient: "contact" | "registrant",
  { companyName, documents, today }: Due,
): Email {
  const { language } = emailContext;
  const t = wordsIn(language, "emails");
  return renderEmail(emailContext, recipient, {
    subject: subjectOf(t, language, documents, today),
    body: [
      t("documents.opening", { company: companyName }),
      { facts: documents.map((document) => documentFact(t, language, document, today)) },
      t("documents.next"),
      t("documents.replaced"),
    ],
    link: { label: t("links.signIn"), path: pages.documents },
  });
}

function subjectOf(t: Say<"emails">, language: Language, documents: readonly DueDocument[], today: string): string {
  const expiredCount = documents.filter(({ dueOn }) => dueOn < today).length;
  if (expiredCount > 0) return t("documents.subjectExpired", { count: expiredCount });
  const auditCount = documents.filter(({ kind }) => kind === "audit").length;
  const values = { count: documents.length, day: formatDay(language, documents[0]?.dueOn ?? today) };
  if (auditCount === documents.length) return t("documents.subjectAudits", values);
  return t(auditCount > 0 ? "documents.subjectMixed" : "documents.subject", values);
}

/** A document and when it ends, as a fact of an email. */
export function documentFact(t: Say<"emails">, language: Language, document: DueDocument, today: string): EmailFact {
  const { kind, dueOn } = document;
  const daysLeft = daysBetween(today, dueOn);
  const values = { day: formatDay(language, dueOn), count: Math.abs(daysLeft) };
  const name = documentName(language, document);
  if (kind === "audit") return [name, t("documents.auditBy", values)];
  if (daysLeft === 0) return [name, t("documents.today", values)];
  return [name, t(daysLeft < 0 ? "documents.expired" : "documents.expires", values)];
}
