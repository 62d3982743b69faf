import { expect, test } from "vitest";
import { toDocumentType } from "~/rules/registration/document-name";

test.for([
  ["营业执照副本.pdf", "businessLicense"],
  ["安科精密-营业执照(2024年检).jpg", "businessLicense"],
  ["Business_License_2024.PDF", "businessLicense"],
  ["纳税证明.pdf", "taxCertificate"],
  ["VAT certificate.pdf", "taxCertificate"],
  ["基本存款账户开户许可证.png", "bankPermit"],
  ["bank-account-proof.pdf", "bankPermit"],
  ["代理授权书.docx", "agencyAuthorization"],
  ["Letter of authorisation.pdf", "agencyAuthorization"],
  ["2024 年度财务报告.xlsx", "financialReport"],
  ["Annual Report 2024.pdf", "financialReport"],
  ["环评批复.pdf", "environmentalPermit"],
  ["Ｔａｘ　２０２４.pdf", "taxCertificate"],
  ["IMG_20240512_101010.jpg", "other"],
  ["taxi receipt.jpg", "other"],
  ["", "other"],
] as const)("a file named %s is classified as %s", ([name, type]) => {
  expect(toDocumentType(name)).toBe(type);
});
