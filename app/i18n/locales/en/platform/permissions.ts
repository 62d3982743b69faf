import type { Words } from "~/i18n/words";
import type zh from "../../zh/platform/permissions";

/** Roles, and what they allow. */
export default {
  roles: {
    supplier: "Supplier",
    purchasingManager: "Purchasing manager",
    purchasingSpecialist: "Purchasing specialist",
  },
  buttons: {
    session: { handOver: "Sign in to other systems from the portal" },
    registration: { review: "Review registrations, certifications and changes" },
    review: { settings: "Maintain assignment rules, phrases and the checklist" },
    account: { roles: "Assign roles to members" },
    staff: { manage: "Invite colleagues and deactivate accounts" },
    news: { edit: "Edit news" },
    log: { export: "Verify and export the audit log" },
    sanctions: { upload: "Upload sanctions lists" },
  },
} satisfies Words<typeof zh>;
