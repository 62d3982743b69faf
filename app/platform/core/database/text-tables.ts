import type { Language } from "~/i18n/language";

/** The texts of the information pages, of the agreement and of the privacy policy, and their versions. */
export type TextTables = {
  static_text: {
    text_id: string;
    text_code: string;
    lang: Language;
    title: string;
    text: string;
    /** The version of its wording. */
    version: string | null;
  };
  text_version: {
    id: string;
    text_code: string;
    version: string;
    effective_on: string | null;
    /** The title and the text in both languages, without the line that names the version, as JSON. */
    wording_json: string;
    /** When and by whom it was published. Null for a version of a release. */
    published_at: string | null;
    published_by: string | null;
    /** Its place among the versions of its text, from 0. */
    position: number;
  };
};
