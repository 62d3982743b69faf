import type { Words } from "~/i18n/words";
import type zh from "../zh/workspace";

/** The shell of the signed-in screens, and the first of them. */
export default {
  title: "Workspace",
  signOut: "Sign out",
  menu: {
    label: "Menu",
    more: "More",
    search: "Search the menu",
    found: "Menus found",
    nothing: "No menu matches",
    window: "(opens in a new window)",
    fold: "Fold the menu",
    open: "Open the menu",
  },
  tabs: { label: "Open pages", close: "Close “{{name}}”" },
  tenant: { choose: "Switch tenant" },
  user: {
    menu: "Account menu",
    name: "Name",
    account: "Account",
    region: "Region",
    roles: "Roles",
    noRoles: "None assigned",
    listSeparator: ", ",
    personal: "Personal information",
  },
  zone: {
    label: "Time zone",
    choose: "Choose a time zone",
    all: "See all time zones",
    search: "Search by city or GMT",
    page: "Page {{page}} of {{pages}}",
    now: "It is now ",
    hint: "Every time in the workspace is shown in this zone. Pages before the sign-in use the manufacturer’s zone.",
  },
  subApps: {
    gsrm: "Supplier relationship management",
    gcis: "Vendor portal",
    noScript: "This page needs JavaScript. Allow it in the settings of your browser, then load the page again.",
  },
  greeting: { morning: "Good morning, ", afternoon: "Good afternoon, ", evening: "Good evening, " },
  supplierCode: "Supplier code",
  sessionEnd: {
    title: "You are about to be signed out",
    idle: "Nothing has happened here for a while. To protect your account you will be signed out when the time is over. What you are filling in stays in this browser.",
    whole:
      "This sign-in has reached its longest duration. Please save your work. When the time is over you need to sign in again. What you are filling in stays in this browser.",
    stay: "Stay signed in",
    understood: "Understood",
  },
} satisfies Words<typeof zh>;
