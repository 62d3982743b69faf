import type { Words } from "~/i18n/words";
import type zh from "../zh/static-texts";

/** The texts that super admins maintain: information pages, agreement and privacy policy. */
export default {
  title: "Texts",
  lead: "The information pages on the home page, the agreement, the privacy policy and the guides. Readers see a new version immediately, and it stays after an upgrade.",
  none: "No texts yet",
  noneText: "The system adds its texts when it starts.",
  columns: { title: "Text", version: "Version", origin: "Source", published: "Published" },
  origins: { release: "As delivered", changed: "Changed by your company", added: "Added by your company" },
  ofRelease: "As delivered",
  back: "Back to the texts",
  page: { lead: "Edit the text in both languages, check the preview, and publish it as a new version." },
  versions: {
    title: "Versions",
    name: "Version {{version}}",
    current: "Current",
    ofRelease: "As delivered",
    effective: "effective from {{day}}",
    use: "Use the wording of version {{version}}",
    loading: "Loading…",
    newer:
      "The system comes with a newer version {{version}} of this text. Yours stays in effect. You can load the new wording, check it and publish it.",
    useRelease: "Load the wording that the system comes with",
    put: "The form now has the wording of version {{version}}. It is not published yet.",
    undo: "Put back what was there before",
  },
  parameters: {
    title: "Parameters",
    text: "Use parameters for company names, periods and figures. Pages show their current values.",
    empty: "(not set)",
  },
  problems: {
    tag: "Pages cannot show {{name}}. Write &lt; for a less-than sign, or use one of these elements:",
    attribute: "Remove the attributes from <{{name}}>: pages do not use them.",
    link: "Pages cannot use this link. Write it in one of these forms:",
    unclosed: "The end tag </{{name}}> is missing.",
    unopened: "The end tag </{{name}}> has no start tag.",
    parameter: "There is no parameter {{name}}. Choose one from the list of parameters.",
  },
  form: {
    edition: "Version and effective date",
    version: "New version",
    versionHint: "Current version: {{version}}",
    effectiveOn: "Effective from",
    agreement:
      "New suppliers agree to the new wording when they register, and users in India are asked to agree again.",
    zh: "Chinese",
    en: "English",
    title: "Title",
    text: "Text (HTML)",
    textHint: "Use <p> for a paragraph, <h2> for a heading, <ul> and <li> for a list.",
    preview: { zh: "Preview in Chinese", en: "Preview in English" },
    publish: "Publish the new version",
    sure: "Publish version {{version}} in both languages? All readers see it immediately, and it cannot be taken back.",
    yes: "Yes, publish",
    no: "Not yet",
    publishing: "Publishing…",
    publishHint: "All readers see it immediately. Earlier versions are kept.",
    blocked: "Correct what is listed above before you publish.",
    done: "Version {{version}} is published",
    outdated:
      "Someone else has published a new version of this text. Yours is not published. Load the new version, compare, and publish again.",
    reload: "Load the new version",
  },
} satisfies Words<typeof zh>;
