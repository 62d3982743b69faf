import type { Words } from "~/i18n/words";
import type zh from "../zh/news";

/** The pages on which purchasing managers publish news. */
export default {
  title: "Manage news",
  lead: "The news you publish is shown on the dashboards of all suppliers and of your colleagues in Procurement.",
  add: "Write news",
  list: {
    news: "News",
    state: "Status",
    published: "Publication date",
    changed: "Last changed",
    unchanged: "Not changed",
    none: "No news yet",
    noneText: "The news you write appears here.",
  },
  state: { published: "Published", scheduled: "Scheduled", withdrawn: "Withdrawn" },
  stateText: {
    published: "Every supplier can see this news item.",
    scheduled: "Until its publication date, only purchasing managers can see this news item.",
    withdrawn: "Only purchasing managers can see this news item.",
  },
  new: { title: "Write news", submit: "Publish" },
  edit: { title: "Edit news", submit: "Save" },
  back: "Back to news",
  cancel: "Cancel",
  sending: "Saving…",
  zh: { legend: "Chinese", title: "Chinese title", text: "Chinese text" },
  en: { legend: "English", title: "English title", text: "English text" },
  hint: {
    title: "Up to {{max}} characters",
    text: "Up to {{max}} characters. An empty line starts a new paragraph.",
  },
  link: "Link (optional)",
  linkHint: "Where to read more. Starts with https://, the same for both languages.",
  publishedOn: "Publication date (optional)",
  publishedOnHint: "Shown from the start of that day, Beijing time. Leave it empty to publish immediately.",
  preview: {
    title: "On the dashboard",
    text: "Updates as you type.",
    still: "Shows the last saved version.",
    noTitle: "(Title)",
    noText: "(Text)",
  },
  withdraw: {
    act: "Withdraw",
    sure: "Suppliers will no longer see this news item. Its text is kept and you can publish it again at any time. Unsaved changes in the form below are lost.",
    yes: "Withdraw",
  },
  publish: {
    act: "Publish again",
    hint: "Publishes the saved version. Save your changes in the form below first.",
  },
  outdated:
    "Someone has just changed this news item, so nothing was done. Look at its current status before you decide.",
  conflict: {
    title: "Someone has just changed this news item. Your changes are not saved",
    text: "Your entries are still in the form below. Compare the two versions and choose which one to keep.",
    same: "Both versions are the same.",
    mine: "Save my version",
  },
  unknown: "News item not found",
  unknownText: "The link may be incomplete. Go back to the news list.",
} satisfies Words<typeof zh>;
