import type { Words } from "~/i18n/words";
import type zh from "../zh/news";

/** The pages on which purchasing managers publish news. */
export default {
  title: "Manage news",
  lead: "The news you publish is shown on the workspace of every supplier and of your colleagues in purchasing.",
  add: "Write news",
  list: {
    news: "News",
    state: "State",
    published: "Publication date",
    changed: "Last change",
    unchanged: "Not changed",
    none: "No news yet",
    noneText: "The first news item you write is shown here.",
  },
  state: { published: "Published", scheduled: "Scheduled", withdrawn: "Withdrawn" },
  stateText: {
    published: "Every supplier can see this news item.",
    scheduled: "Until its publication date only purchasing managers can see this news item.",
    withdrawn: "Only purchasing managers can see this news item.",
  },
  new: { title: "Write news", submit: "Publish" },
  edit: { title: "Edit news", submit: "Save" },
  back: "Back to the news",
  cancel: "Cancel",
  sending: "Saving…",
  zh: { legend: "Chinese", title: "Chinese title", text: "Chinese text" },
  en: { legend: "English", title: "English title", text: "English text" },
  hint: {
    title: "At most {{max}} characters",
    text: "At most {{max}} characters; an empty line starts a new paragraph",
  },
  link: "Link (optional)",
  linkHint: "Where to read more: an address that starts with https://, the same in both languages",
  publishedOn: "Publication date (optional)",
  publishedOnHint: "Shown from the beginning of that day, China time; leave it empty to publish at once",
  preview: {
    title: "On the workspace",
    text: "Changes as you type.",
    still: "Shows what was last saved.",
    noTitle: "(Title)",
    noText: "(Text)",
  },
  withdraw: {
    act: "Withdraw",
    sure: "Suppliers no longer see this news item once it is withdrawn. Its text stays, and you can publish it again at any time. Unsaved changes in the form below are lost.",
    yes: "Yes, withdraw it",
  },
  publish: {
    act: "Publish again",
    hint: "Publishes the saved version. Save your changes in the form below first.",
  },
  outdated:
    "Somebody has just changed this news item, so nothing was done. Look at its current state before you decide.",
  conflict: {
    title: "Somebody has just changed this news item: your changes are not saved",
    text: "Everything you entered is still in the form below. Compare both versions and choose which one to keep.",
    same: "Both versions say the same.",
    mine: "Save my version",
  },
  unknown: "This news item was not found",
  unknownText: "The link may be incomplete. Go back to the list of news.",
} satisfies Words<typeof zh>;
