import type { Words } from "~/i18n/words";
import type zh from "../zh/workspace-errors";

/** Why calls are refused that only pages of the workspace make (§8). */
const workspaceErrors: Words<typeof zh> = {
  menu: {
    none: "You do not have access to any menus. Contact an administrator.",
    unknown: "This menu item does not exist or is not available to you. Reload the page.",
    notInitialized:
      "You do not have access to any menus because your account has no role yet. Contact an administrator.",
  },
  company: {
    outdated: "Your company file has just changed. Check the latest version before you confirm it.",
    retired: "We no longer work together, so the company file can only be read.",
  },
  consent: { notAsked: "This consent is not needed in your region. Reload the page." },
  dashboard: {
    cardThere: "This card is already on your dashboard.",
    cardUnknown: "This card does not exist or is not available to you. Reload the page.",
    layoutUnknown:
      "A card was removed in another window, so the layout was not saved. Reload the page and arrange the cards again.",
  },
  timeZone: { unknown: "There is no such time zone. Select one from the list." },
  tenant: { none: "Your account does not belong to any company. Contact an administrator." },
  message: { unknown: "Message not found. It may have been deleted. Go back to your messages." },
  news: {
    unknown: "News item not found. It may have been deleted. Go back to the workspace.",
    conflict: "Someone has just changed this news item. Reload to see the latest version before you edit it.",
  },
  export: {
    tooMany:
      "More than {{max, number}} rows match, more than one workbook can hold, so nothing was exported. Narrow the list and try again.",
  },
};

export default workspaceErrors;
