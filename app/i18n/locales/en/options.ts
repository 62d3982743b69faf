import type { Words } from "../../words";
import type zh from "../zh/options";

/** The names of the fixed codes, by list. */
export default {
  yesNo: { yes: "Yes", no: "No" },
  companyType: {
    agent: "Agent",
    trader: "Trader",
    manufacturer: "Manufacturer",
    serviceProvider: "Service provider",
  },
  taxpayerQualification: { general: "General taxpayer", smallScale: "Small-scale taxpayer", other: "Other" },
  shareholderType: { person: "Individual", company: "Company or other organisation" },
  relationType: {
    parent: "Parent company",
    subsidiary: "Subsidiary",
    sister: "Sister company",
    sameController: "Same ultimate controller",
    keyPersonnel: "Shared key personnel or shareholding",
    other: "Other",
  },
  contactType: {
    business: "Business",
    finance: "Finance",
    quality: "Quality",
    technical: "Technical",
    logistics: "Logistics",
    legal: "Legal",
    other: "Other",
  },
  certificationType: {
    ISO9001: "ISO 9001 Quality management",
    ISO14001: "ISO 14001 Environmental management",
    ISO45001: "ISO 45001 Occupational health and safety",
    IATF16949: "IATF 16949 Automotive quality management",
    QC080000: "QC 080000 Hazardous substance process management",
    ISO27001: "ISO/IEC 27001 Information security",
    SA8000: "SA8000 Social accountability",
    other: "Other",
  },
  branchType: { headOffice: "Head office", branch: "Branch", subBranch: "Sub-branch" },
  subject: {
    "1": "Ordinary account (futsu)",
    "2": "Current account (toza)",
    "4": "Savings account (chochiku)",
    "9": "Other",
  },
  attachmentType: {
    businessLicense: "Business licence",
    registrationCertificate: "Certificate of registration or register extract",
    taxCertificate: "Taxpayer certificate",
    bankPermit: "Bank account certificate",
    agencyAuthorization: "Agency authorisation",
    financialReport: "Financial report",
    environmentalPermit: "Environmental permit",
    other: "Other",
  },
} satisfies Words<typeof zh>;
