import type { Words } from "~/i18n/words";
import type zh from "../zh/common";

/** Words of every page, and of the form that all tabs share. */
export default {
  page: {
    skip: "Skip to the content",
    product: "Supplier portal",
    footer: "© {{brand}}",
    notices: "Codes and guides",
    close: "Close",
  },
  signIn: {
    title: "Sign-in to the workspace is not open yet",
    message:
      "Once your registration is approved, we send an initial password to your registered e-mail and you can sign in here. Until then you can check your progress with that e-mail.",
    progress: "Check my progress",
  },
  form: {
    leaveEmpty: "Leave this empty",
    optional: "(optional)",
    choose: "Choose",
    empty: "Not filled in",
    noRows: "Nothing here yet. Use the button below to add an entry.",
    continue: "Save and continue",
    save: "Save",
    toMend: "Still to complete or correct: {{count}}",
  },
  save: {
    automatic: "What you fill in is saved automatically",
    saving: "Saving…",
    saved: "Saved",
    savedAt: "Saved at {{time}}",
    offline: "You are offline. Your entries stay on this page and are saved as soon as the connection is back.",
    retry: "Try now",
    confirm: "Confirm my e-mail",
    conflict: "Not saved: this page was changed elsewhere",
    expired: "Your session has timed out and your entries are kept. Confirm your e-mail again to go on.",
  },
  conflict: {
    title: "This page was changed elsewhere",
    explained:
      "Everything you entered is still in the form below, but not saved. Compare both versions and choose which one to keep.",
    field: "Field",
    mine: "Yours",
    theirs: "Saved",
    keepMine: "Save my entries",
    takeTheirs: "Use the saved version",
  },
  list: {
    title: "Choose: {{label}}",
    search: "Search by name or code",
    searchButton: "Search",
    results: "Results",
    searching: "Searching…",
    nothing: "Nothing found. Try another word.",
    failed: "The list could not be loaded. Please try again in a moment.",
    parentFirst: "Choose the level above first.",
    more: "{{count}} more. Type to narrow the list.",
    clear: "Clear the choice",
    add: "Add",
    pages: "Pages",
    previous: "Previous",
    next: "Next",
    back: "Back to the form",
  },
  files: {
    pick: "Choose a file to upload",
    allowed: "{{types}}, up to {{megabytes}} MB each",
    sendingNamed: "Uploading {{name}}",
    retry: "Try again",
    dismiss: "Dismiss",
    remove: "Delete",
    removeNamed: "Delete the file {{name}}",
  },
} satisfies Words<typeof zh>;
