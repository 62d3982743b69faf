import type { Rows } from "./registration-copies.ts";

export type Size = { waiting: number; suppliers: number };

/** Copies the demo's registrations until this number is pending review, and its suppliers likewise. */
export async function fillToScale(rows: Rows, folder: string, { waiting, suppliers }: Size): Promise<void> {
  const before = await rows.count(folder);
  await rows.multiply(folder, "state = 'preliminaryReview'", Math.ceil(waiting / before.waiting));
  await rows.multiply(folder, "state = 'qualified'", Math.ceil(suppliers / before.qualified));
}

const list = "/spfm/public/gsrm/v1/isp/onboarding/registrations?size=20";
const pageSize = 20;

/** The lists that a reviewer opens, by name. */
export const listQuestions = ({ waiting }: Size) => ({
  "first page": `${list}&view=waiting&page=0`,
  "page 100": `${list}&view=waiting&page=100`,
  "last page": `${list}&view=waiting&page=${Math.floor(waiting / pageSize) - 1}`,
  "search, one company": `${list}&view=waiting&page=0&search=${encodeURIComponent("光电 1234")}`,
  "search, many": `${list}&view=waiting&page=0&search=${encodeURIComponent("光电")}`,
  "search, none": `${list}&view=waiting&page=0&search=${encodeURIComponent("不存在的公司")}`,
  "sorted by company": `${list}&view=waiting&page=0&order=company`,
  "sorted by risk, greatest first": `${list}&view=waiting&page=0&order=-risk`,
  "late ones": `${list}&view=waiting&page=0&isLate=true`,
  "all, first page": `${list}&view=all&page=0`,
  "suppliers, first page": `${list}&view=suppliers&page=0`,
  "counts of the views": "/spfm/public/gsrm/v1/isp/onboarding/views",
});
