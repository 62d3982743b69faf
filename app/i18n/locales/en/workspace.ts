import type { Words } from "~/i18n/words";
import type zh from "../zh/workspace";

/** The shell of the signed-in screens, and the first of them. */
export default {
  title: "Workspace",
  signOut: "Sign out",
  menu: {
    label: "Menu",
    more: "More",
    search: "Search menu",
    found: "Search results",
    nothing: "No matching menus",
    window: "(opens in a new window)",
    fold: "Collapse menu",
    open: "Expand menu",
  },
  tabs: { label: "Open pages", close: "Close “{{name}}”" },
  tenant: { choose: "Switch company" },
  user: {
    menu: "Account menu",
    name: "Name",
    account: "Account",
    region: "Region",
    roles: "Roles",
    noRoles: "No role assigned",
    listSeparator: ", ",
    personal: "Profile",
  },
  zone: {
    label: "Time zone",
    choose: "Choose a time zone",
    all: "View all time zones",
    search: "Search by city or GMT",
    page: "Page {{page}} of {{pages}}",
    now: "Current time: ",
    hint: "Times in the workspace use this zone. Pages before sign-in use Beijing time.",
  },
  subApps: {
    gsrm: "Supplier relationship management",
    gcis: "My company",
    noScript: "This page needs JavaScript. Turn it on in your browser settings, then reload the page.",
  },
  greeting: { morning: "Good morning, ", afternoon: "Good afternoon, ", evening: "Good evening, " },
  supplierCode: "Supplier code",
  sessionEnd: {
    title: "You are about to be signed out",
    idle: "You have not been active for a while. To protect your account, you will be signed out when the countdown ends. What you have entered stays in this browser.",
    whole:
      "This session has reached its maximum length. Save your work. When the countdown ends, you need to sign in again. What you have entered stays in this browser.",
    stay: "Stay signed in",
    understood: "OK",
  },
} satisfies Words<typeof zh>;
