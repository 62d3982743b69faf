import type { attachmentTypes } from "./attachment";
import { findHome } from "./home-country";

type DocumentType = (typeof attachmentTypes)[number];

/** Words in file names that indicate the document, the most specific first. */
const signs: readonly (readonly [DocumentType, RegExp])[] = [
  ["agencyAuthorization", /授权|代理证|authori[sz]|agency|distributor/],
  ["bankPermit", /开户|银行|账户|bank|account/],
  ["taxCertificate", /税务|纳税|完税|\btax\b|\bvat\b/],
  ["environmentalPermit", /环评|环保|环境|排污|environment|\beia\b|emission|discharge/],
  ["financialReport", /财务|审计|年报|报表|财报|financ|audit|annual[ ._-]*report|balance[ ._-]*sheet/],
  ["businessLicense", /营业执照|执照|\blicen[cs]e|registration[ ._-]*certificate/],
  [
    "registrationCertificate",
    /handelsregister|登記|登记证|register[ ._-]*extract|extract|incorporation|certificate[ ._-]*of[ ._-]*registration/,
  ],
];

/** The document type that a file name indicates for the company's country, or `other`. */
export function toDocumentType(fileName: string, country?: string): DocumentType {
  const name = fileName.normalize("NFKC").toLowerCase().replaceAll("_", " ");
  const type = signs.find(([, sign]) => sign.test(name))?.[0] ?? "other";
  return type === "businessLicense" || type === "registrationCertificate" ? findHome(country).proof : type;
}
