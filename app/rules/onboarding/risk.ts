import type { RiskFlag } from "../change-request/change-risks";
import type { Finding } from "../finding";
import { expiredDocument } from "../registration/attachment";
import type { SectionId } from "../registration/section-ids";
import { type BlockFact, type BlockKind, isExact } from "./block-facts";
import type { CompanyKeyKind } from "./company-keys";
import type { LikenessKind } from "./likeness";
import type { HitState, ListSource } from "../sanctions/screening";
import { isEnded, type State } from "./stages";

/** The risk levels of companies, highest first. */
export const riskLevels = ["high", "medium", "low"] as const;
export type RiskLevel = (typeof riskLevels)[number];

type Company = { registrationId: string; number: string | null; companyName: string | null };
type Duplicate = {
  registrationId: string;
  number: string | null;
  companyName: string | null;
  supplierCode: string | null;
  state: State;
  keys: CompanyKeyKind[];
};
type PossibleDuplicate = Company & { state: State; kinds: LikenessKind[]; likeness: number | null };
type Document = {
  list: "certificationType" | "attachmentType";
  type: string;
  expiresOn: string;
  isExpired: boolean;
};
type Warning = Finding & { section: SectionId };
type Blocked = {
  entryId: string;
  kind: BlockKind;
  facts: BlockFact[];
  reason: string;
  addedBy: string;
  addedAt: string;
  endsOn: string | null;
};
type Hit = { hitId: string; source: ListSource; listVersion: string; name: string; state: HitState };

/** All findings about a registration, each once. */
export type RiskFindings = {
  warnings: Warning[];
  bank: RiskFlag[];
  sharedWith: Company[];
  documents: Document[];
  duplicates: Duplicate[];
  /** The number of drafts that may be of the same company. */
  duplicateDrafts: number;
  possibleDuplicates: PossibleDuplicate[];
  hits: Hit[];
  /** The current entries of the company's block list that share a fact with it, each once. */
  blocked: Blocked[];
  /** The current sanctions lists; without any, nothing was screened. */
  lists: { source: ListSource }[];
};

type Evidence =
  | { code: "sanctionsHit" | "sanctioned"; hit: Hit }
  | { code: "blocked" | "blockedName"; entry: Blocked }
  | { code: "duplicate"; duplicate: Duplicate }
  | { code: "duplicateDrafts"; count: number }
  | { code: "accountShared"; companies: Company[] }
  | { code: "payeeDiffers" | "bankAbroad" }
  | { code: "possibleDuplicate"; company: PossibleDuplicate }
  | { code: "documentExpired" | "documentExpiring"; document: Document }
  | { code: "warning"; warning: Warning };
type RiskCode = Evidence["code"];
/** A reason for a level: its weight, the comparison, and the time or day of the information. */
export type RiskReason = Evidence & { level: RiskLevel; source: RiskSource; at: string };

/** The source that a finding was compared with. */
type RiskSource = "sanctionsList" | "blockList" | "registrations" | "bankAccounts" | "answers" | "documents";

/** The checks; each passes unless a reason with one of its codes was found. */
const checks = {
  sanctions: ["sanctionsHit", "sanctioned"],
  blockList: ["blocked", "blockedName"],
  duplicates: ["duplicate", "duplicateDrafts", "possibleDuplicate"],
  accounts: ["accountShared"],
  payee: ["payeeDiffers"],
  bankCountry: ["bankAbroad"],
  documents: ["documentExpired", "documentExpiring"],
  answers: ["warning"],
} as const satisfies Record<string, readonly RiskCode[]>;
type RiskCheck = keyof typeof checks;
const riskChecks = Object.keys(checks) as RiskCheck[];

/** The level, its reasons in descending weight, and the checks that passed. */
export type Risk = { level: RiskLevel; reasons: RiskReason[]; clear: RiskCheck[] };

/**
 * Weighs findings (decision 046). High: an undecided or confirmed hit on a sanctions list, a number or an address of
 * the company's block list, a bank account that another supplier uses, another payee, a company that is registered
 * already. Medium: only a name of the block list, a bank of another country, a possible duplicate, a duplicate that has
 * ended or is a draft, a document that has expired. Low: a document that expires soon, or a warning of the rules. The
 * level is that of the heaviest reason. `answers` is the instant of the answers, `checked` that of the check.
 */
export function explainRisk(findings: RiskFindings, dates: { answers: string; checked: string }): Risk {
  const reasons = [...listReasons(findings, dates)].toSorted(
    (a, b) => riskLevels.indexOf(a.level) - riskLevels.indexOf(b.level),
  );
  const codes = reasons.map(({ code }) => code);
  const clear = riskChecks.filter(
    (check) =>
      !checks[check].some((code) => codes.includes(code)) && (check !== "sanctions" || findings.lists.length > 0),
  );
  return { level: reasons[0]?.level ?? "low", reasons, clear };
}

function* listReasons(findings: RiskFindings, dates: { answers: string; checked: string }): Generator<RiskReason> {
  const answers = { source: "answers", at: dates.answers } as const;
  const registrations = { source: "registrations", at: dates.checked } as const;
  for (const hit of findings.hits) {
    const facts = { level: "high", source: "sanctionsList", at: hit.listVersion, hit } as const;
    if (hit.state === "open") yield { code: "sanctionsHit", ...facts };
    if (hit.state === "same") yield { code: "sanctioned", ...facts };
  }
  for (const entry of findings.blocked) {
    const facts = { source: "blockList", at: entry.addedAt, entry } as const;
    yield entry.facts.some((fact) => isExact[fact])
      ? { code: "blocked", level: "high", ...facts }
      : { code: "blockedName", level: "medium", ...facts };
  }
  for (const duplicate of findings.duplicates)
    yield { code: "duplicate", level: isEnded(duplicate.state) ? "medium" : "high", ...registrations, duplicate };
  if (findings.duplicateDrafts > 0)
    yield { code: "duplicateDrafts", level: "medium", ...registrations, count: findings.duplicateDrafts };
  if (findings.bank.includes("accountShared"))
    yield {
      code: "accountShared",
      level: "high",
      source: "bankAccounts",
      at: dates.checked,
      companies: findings.sharedWith,
    };
  if (findings.bank.includes("payeeDiffers")) yield { code: "payeeDiffers", level: "high", ...answers };
  if (findings.bank.includes("bankAbroad")) yield { code: "bankAbroad", level: "medium", ...answers };
  const certain = findings.duplicates.map(({ registrationId }) => registrationId);
  for (const company of findings.possibleDuplicates)
    if (!certain.includes(company.registrationId))
      yield { code: "possibleDuplicate", level: "medium", ...registrations, company };
  const documents = { source: "documents", at: dates.checked } as const;
  for (const document of findings.documents)
    yield document.isExpired
      ? { code: "documentExpired", level: "medium", ...documents, document }
      : { code: "documentExpiring", level: "low", ...documents, document };
  for (const warning of findings.warnings)
    if (!isReported(warning, findings)) yield { code: "warning", level: "low", ...answers, warning };
}

/** Warnings about documents that expire soon or have expired, by the list that names the type of the document. */
const expiryWarnings: Partial<Record<string, Document["list"]>> = {
  "attachment.expiresOn.soon": "attachmentType",
  [expiredDocument]: "attachmentType",
  "manage.validTo.soon": "certificationType",
};

/** Whether another reason already covers a rule's warning. */
function isReported({ code }: Warning, { bank, documents }: RiskFindings): boolean {
  if (code === "bank.accountName.payee") return bank.includes("payeeDiffers");
  return documents.some(({ list, isExpired }) => list === expiryWarnings[code] && !isExpired);
}
