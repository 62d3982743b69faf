import type { ReactNode } from "react";
import { Link } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { listPaths } from "~/list-paths";
import { toLabelKey } from "~/rules/form/field-facts";
import { formatList } from "~/rules/format";
import type { BlockFact } from "~/rules/onboarding/block-facts";
import type { RiskReason } from "~/rules/onboarding/risk";
import { fieldId } from "~/ui/base/field-id";
import { fieldWords } from "~/ui/form/state/field-words";
import { Instant } from "~/ui/base/instant";
import { SharedWith } from "../base/shared-with";
import { RiskShape } from "./risk-mark";

/** A reason for the level: the finding, the source and time of the comparison, and a link to its evidence. */
export function Reason({ reason }: { reason: RiskReason }) {
  const { t } = useTranslation("gsrm");
  const { level, source, at } = reason;
  const list =
    reason.code === "sanctionsHit" || reason.code === "sanctioned" ? t(`risk.lists.${reason.hit.source}`) : "";
  const evidence = findEvidence(reason);
  return (
    <li>
      <RiskShape level={level} />
      <div>
        <p>
          <span className="off-screen">{t(`risk.levels.${level}`)}</span> <Sentence reason={reason} />
        </p>
        <p className="risk-source">
          {t(`risk.source.${source}`, { list })} {"entry" in reason ? <AddedBy {...reason.entry} /> : null}
          <Instant at={at} show="day" />
        </p>
      </div>
      {evidence ? <Evidence {...evidence} /> : null}
    </li>
  );
}

const AddedBy = ({ addedBy }: { addedBy: string }) => (
  <>
    <span lang="">{addedBy}</span> ·{" "}
  </>
);

type Way = { to: string; label: "hit" | "company" | "section" };

/** The sections with the answers that an entry of the block list is compared with. */
const sectionsOfFacts: Record<BlockFact, string> = {
  companyCode: "basic",
  companyName: "basic",
  personName: "basic",
  identityNumber: "basic",
  phone: "contact",
  email: "contact",
  accountNumber: "bank",
};

/** The address of the evidence, on this page or that of another registration. Null for a draft, which is private. */
function findEvidence(reason: RiskReason): Way | null {
  switch (reason.code) {
    case "sanctionsHit":
    case "sanctioned":
      return { to: `#hit-${reason.hit.hitId}`, label: "hit" };
    case "blocked":
    case "blockedName":
      return { to: `#section-${sectionsOfFacts[reason.entry.facts.at(-1) ?? "companyName"]}`, label: "section" };
    case "duplicate":
      return toCompany(reason.duplicate.registrationId);
    case "duplicateDrafts":
      return null;
    case "possibleDuplicate":
      return toCompany(reason.company.registrationId);
    case "documentExpired":
    case "documentExpiring":
      return {
        to: reason.document.list === "attachmentType" ? "#section-attachment" : "#section-manage",
        label: "section",
      };
    case "warning":
      return { to: `#${reason.warning.section}-${fieldId(reason.warning.field)}`, label: "section" };
    default:
      return { to: "#section-bank", label: "section" };
  }
}

const toCompany = (id: string): Way => ({ to: listPaths.registrationFile(id), label: "company" });

function Evidence({ to, label }: Way) {
  const { t } = useTranslation("gsrm");
  const words = t(`risk.evidence.${label}`);
  return to.startsWith("#") ? (
    <a href={to} className="risk-evidence">
      {words}
    </a>
  ) : (
    <Link to={to} className="risk-evidence">
      {words}
    </Link>
  );
}

function Sentence({ reason }: { reason: RiskReason }): ReactNode {
  const { t, i18n } = useTranslation(["gsrm", "options"]);
  switch (reason.code) {
    case "sanctionsHit":
    case "sanctioned":
      return t(`risk.reason.${reason.code}`, { name: reason.hit.name });
    case "blocked":
    case "blockedName":
      return <BlockedSentence code={reason.code} entry={reason.entry} />;
    case "duplicate":
      return <DuplicateSentence {...reason.duplicate} />;
    case "duplicateDrafts":
      return t("risk.reason.duplicateDrafts", { count: reason.count });
    case "possibleDuplicate":
      return <PossibleDuplicateSentence {...reason.company} />;
    case "accountShared":
      return (
        <>
          {t("risks.bank.accountShared")}
          <SharedWith companies={reason.companies} />
        </>
      );
    case "payeeDiffers":
    case "bankAbroad":
      return t(`risks.bank.${reason.code}`);
    case "documentExpired":
    case "documentExpiring": {
      const { list, type, expiresOn } = reason.document;
      return (
        <>
          {t(`risk.reason.${reason.code}`, { document: t(`options:${list}.${type}`, type) })}{" "}
          <Instant at={expiresOn} show="day" />
        </>
      );
    }
    case "warning": {
      const { section, ...finding } = reason.warning;
      const own = `gsrm:risk.warnings.${finding.code}`;
      if (i18n.exists(own)) return t(own as never, { ...finding.params });
      return fieldWords(t, i18n.exists.bind(i18n), section).sentence(finding, toLabelKey(finding.field));
    }
  }
}

type Of<Code extends RiskReason["code"]> = Extract<RiskReason, { code: Code }>;

type BlockedReason = Extract<RiskReason, { entry: unknown }>;

function BlockedSentence({ code, entry: { facts, reason } }: Pick<BlockedReason, "code" | "entry">) {
  const { t, i18n } = useTranslation("gsrm");
  const names = facts.map((fact) => t(`risk.blockFacts.${fact}`));
  return (
    <>
      {t(`risk.reason.${code}`, { facts: formatList(i18n.language, names) })}
      <span lang="">{reason}</span>
    </>
  );
}

function DuplicateSentence({ number, companyName, supplierCode, state, keys }: Of<"duplicate">["duplicate"]) {
  const { t, i18n } = useTranslation("gsrm");
  const facts = {
    code: supplierCode ?? number ?? "",
    state: t(`states.${state}`),
    keys: formatList(
      i18n.language,
      keys.map((key) => t(`risks.keys.${key}`)),
    ),
  };
  return (
    <>
      {t("risk.reason.duplicate")}
      <span lang="">{companyName ?? number}</span>
      {t("risks.duplicateFacts", facts)}
    </>
  );
}

function PossibleDuplicateSentence({
  number,
  companyName,
  state,
  kinds,
  likeness,
}: Of<"possibleDuplicate">["company"]) {
  const { t, i18n } = useTranslation("gsrm");
  const facts = {
    code: number ?? "",
    state: t(`states.${state}`),
    percent: likeness ?? 0,
    kinds: formatList(
      i18n.language,
      kinds.map((kind) => t(`risk.kinds.${kind}`)),
    ),
  };
  return (
    <>
      {t("risk.reason.possibleDuplicate")}
      <span lang="">{companyName ?? number}</span>
      {t(likeness === null ? "risk.reason.likenessWithoutName" : "risk.reason.likeness", facts)}
    </>
  );
}
