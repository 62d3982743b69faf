/** The information pages of the home page by tab code (§2), the default first. */
export const noticeCodes = ["honest", "society", "question", "admittance"] as const;
export type NoticeCode = (typeof noticeCodes)[number];

/** Narrows what an address or the browser's store may say to a tab of ours. */
export const asNotice = (value: unknown): NoticeCode | undefined => noticeCodes.find((code) => code === value);

/** The tab that is open unless another one was chosen (§2). */
export const defaultNotice: NoticeCode = "honest";

/** The text of each tab at the base API. */
export const textCodes = {
  honest: "ISP.HONEST",
  society: "ISP.SOCIETY",
  question: "ISP.QUESTION",
  admittance: "ISP.ADMITTANCE",
} as const satisfies Record<NoticeCode, string>;
