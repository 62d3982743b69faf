import type { EmailContext } from "~/platform/core/emails/email-parts";
import type { Email } from "~/platform/core/emails/render-email";
import { staffInvitationEmail } from "~/platform/core/emails/staff-invitation";
import { supplierPeopleEmail } from "~/platform/core/emails/supplier-people";
import { inBoth } from "~/platform/core/words/words-in";

const facts = { name: "Na Li", actor: "Fang Wang", company: "ACME Precision" };

/** The invitation of a supplier's person. */
export const supplierInvitationEmail = (emailContext: EmailContext): Email =>
  staffInvitationEmail(emailContext, {
    userName: "Na Li",
    userAccount: "li.na@acme.example",
    role: { zh: "企业档案、质量整改", en: "Company file, Corrective actions" }[emailContext.language],
    invitedBy: facts.actor,
    expiresAt: "2026-12-06T02:00:00.000Z",
    path: "/join?key=4e1f-9b",
    hasCompanyDoor: false,
    supplier: facts.company,
  });

/** A removal, as the person concerned reads it. */
export const supplierRemovalEmail = (emailContext: EmailContext): Email =>
  supplierPeopleEmail(emailContext, {
    words: inBoth("supplierPeople", (t) => ({
      title: t("person.removed.title", facts),
      body: t("person.removed.body", facts),
    })),
  });
