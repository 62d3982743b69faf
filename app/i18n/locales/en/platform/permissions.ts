import type { Words } from "~/i18n/words";
import type zh from "../../zh/platform/permissions";

/** Roles, and what they allow. */
export default {
  roles: {
    supplier: "Supplier",
    supplierAdmin: "Administrator",
    supplierFile: "Company file",
    supplierBank: "Bank details and contacts",
    supplierCertification: "Certification",
    supplierQuality: "Corrective actions",
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
    company: {
      read: "View the company file, documents and changes",
      change: "Change the company file",
      bank: "Change bank details and contacts",
      certify: "Submit certification documents",
      correct: "Respond to corrective actions",
      people: "Manage your company’s people",
    },
  },
} satisfies Words<typeof zh>;
