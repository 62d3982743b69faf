/** The information pages of the home page by tab code (§2), the default first. */
export const noticeCodes = ["honest", "society", "question", "admittance"] as const;
export type NoticeCode = (typeof noticeCodes)[number];

/** Narrows a value from an address or the browser's store to a tab. */
export const asNotice = (value: unknown): NoticeCode | undefined => noticeCodes.find((code) => code === value);

/** The tab that is open unless another one was chosen (§2). */
export const defaultNotice: NoticeCode = "honest";

/** The base API's text code for each tab. */
export const textCodes = {
  honest: "ISP.HONEST",
  society: "ISP.SOCIETY",
  question: "ISP.QUESTION",
  admittance: "ISP.ADMITTANCE",
} as const satisfies Record<NoticeCode, string>;
