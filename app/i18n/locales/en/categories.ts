import type { Words } from "~/i18n/words";
import type zh from "../zh/categories";

/** The qualified categories of a supplier: Procurement's card with its form, and the supplier's own. */
export default {
  title: "Qualified categories",
  lead: "What you can buy from this supplier. At first these are the categories it registered with. When you change them, the supplier is notified.",
  none: "None yet. Change the categories and select at least one.",
  change: "Change categories",
  form: {
    title: "Change categories",
    legend: "Categories you can buy",
    reason: "Reason for the change",
    reasonHint: "The supplier reads it.",
    save: "Save categories",
    saving: "Saving…",
    cancel: "Cancel",
    saved: "Qualified categories changed. The supplier has been notified.",
    outdated:
      "A colleague has just changed the qualified categories, so yours were not saved. Load the latest categories and compare. What you selected and typed stays.",
    current: "Qualified categories now: {{categories}}",
    reload: "Load latest categories",
  },
  wrong: {
    none: "Keep at least one category. To stop all business with this supplier, block or retire it instead.",
    unchanged: "The categories are the same as before. Select or clear a category first.",
    required: "Enter the reason for the change",
    reason: "The reason must be {{max}} characters or fewer, without invisible characters",
  },
  history: {
    changed: "Qualified categories changed",
    from: "Before: {{categories}}",
    to: "Now: {{categories}}",
    none: "none",
  },
  own: {
    lead: "Your company can supply these categories. When Procurement changes them, you are notified.",
    blocked:
      "While your company is blocked, there are no new orders. Once it is reinstated, it can supply these categories again.",
    none: "Procurement has not set any yet. If you have questions, contact your purchasing manager.",
    lastChange: "Last change:",
  },
} satisfies Words<typeof zh>;
