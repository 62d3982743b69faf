import type { attachmentTypes } from "./attachment";

type DocumentType = (typeof attachmentTypes)[number];

/** What the name of a file says of the document in it, the more telling words first. */
const signs: readonly (readonly [DocumentType, RegExp])[] = [
  ["agencyAuthorization", /授权|代理证|authori[sz]|agency|distributor/],
  ["bankPermit", /开户|银行|账户|bank|account/],
  ["taxCertificate", /税务|纳税|完税|\btax\b|\bvat\b/],
  ["environmentalPermit", /环评|环保|环境|排污|environment|\beia\b|emission|discharge/],
  ["financialReport", /财务|审计|年报|报表|财报|financ|audit|annual[ ._-]*report|balance[ ._-]*sheet/],
  ["businessLicense", /营业执照|执照|\blicen[cs]e|registration[ ._-]*certificate/],
];

/** The type of document that a file's name speaks of; `other` where it says nothing. */
export function toDocumentType(fileName: string): DocumentType {
  const name = fileName.normalize("NFKC").toLowerCase().replaceAll("_", " ");
  return signs.find(([, sign]) => sign.test(name))?.[0] ?? "other";
}
