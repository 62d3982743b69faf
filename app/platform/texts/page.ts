/** A text as it is written down here, in one language. `{{brand}}` stands for the name of the company. */
type Page = { title: string; text: string };

/** The same text in both languages. */
export type Pages = { zh: Page; en: Page };
