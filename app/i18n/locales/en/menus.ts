import type { Words } from "~/i18n/words";
import type zh from "../zh/menus";

/** Names of menus that are not the title of a page of ours. */
export default {
  progress: "Onboarding progress",
  conduct: "Codes and guides",
  links: {
    title: "Other systems",
    site: "Company website",
    logistics: "Logistics portal",
    binding: "Link e-signature account",
  },
} satisfies Words<typeof zh>;
