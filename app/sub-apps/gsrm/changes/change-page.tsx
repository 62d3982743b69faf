import { Link, useLocation, useParams } from "../../built-in/router";
import { useTranslation } from "react-i18next";
import * as changeReview from "~/contract/change-review";
import { changeForReview } from "~/contract/evidence";
import { listPaths } from "~/list-paths";
import { withQuery } from "~/paths";
import { focusTitle } from "~/ui/page/title-focus";
import { Instant } from "~/ui/base/instant";
import { QueryAnswer } from "~/sub-apps/built-in/answered";
import { useAnswer } from "~/client/use-answer";
import { call } from "~/client/call";
import { textAt } from "~/rules/form/typed-values";
import { isMasked } from "~/rules/fields/masking";
import { orderNames } from "~/rules/format";
import { parsePagePlace } from "~/rules/paging/paging";
import { sections } from "~/rules/registration/sections";
import { ChangePack } from "~/ui/evidence/change-pack";
import { ChangedAnswers } from "~/ui/answers/changed-answers";
import { fieldWords } from "~/ui/form/state/field-words";
import { useTitle } from "~/sub-apps/built-in/host";
import { useListMeanings } from "~/sub-apps/built-in/use-meanings";
import type { ReviewedChange } from "./change";
import "../file/file.css";
import "./changes.css";
import { AccountComparison } from "./account-comparison";
import { CallBack } from "./call-back";
import { ChangeDecision } from "./change-decision";
import { ChangeKeys } from "./change-keys";
import { useChangeNeighbours } from "./change-neighbours";
import { ChangeNote } from "./change-note";
import { ChangeRisks } from "./change-risks";
import { ChangeSteps } from "./change-steps";
import { NeighbourLinks, type Neighbours } from "../file/neighbours";
import { WaitingClock } from "./waiting-clock";
import { ProofCard } from "./proof-card";
import { RegistryCheckCard } from "./registry-check";
import { Recipients } from "./recipients";
import { ShownAnswer } from "../base/shown-answer";

/**
 * One change of a company file with everything needed for a decision: before, after, risks, the call, the approvals.
 */
export default function ChangePage() {
  const { id = "" } = useParams();
  const query = useAnswer(changeReview.one, { changeId: id });
  const neighbours = useChangeNeighbours(id);
  return (
    <QueryAnswer query={query}>
      {(change) => (
        <div className="full-width change">
          <ChangeHead change={change} neighbours={neighbours} />
          <ChangeSteps change={change} />
          <div className="change-columns">
            <div className="change-main">
              <HeldFor change={change} />
              {change.section === "bank" ? <AccountComparison change={change} /> : <Differences change={change} />}
              <ProofCard change={change} />
              <ChangeRisks change={change} />
              <RegistryCheckCard registry={change.registry} />
              <ChangePack
                pack={change.evidence}
                hrefOf={(kind) => changeForReview.path.replace("{changeId}", id).replace("{kind}", kind)}
                onLook={query.reload}
              />
            </div>
            <aside className="change-side" aria-labelledby="approvals-title">
              <WaitingClock change={change} />
              <CallBack change={change} onDone={query.reload} />
              <ChangeDecision
                key={JSON.stringify(change.version)}
                change={change}
                onDone={() => {
                  query.reload();
                  focusTitle();
                }}
              />
              <Recipients change={change} onDone={query.reload} />
            </aside>
          </div>
          <ChangeKeys />
        </div>
      )}
    </QueryAnswer>
  );
}

function ChangeHead({ change, neighbours }: { change: ReviewedChange; neighbours: Neighbours }) {
  const { t, i18n } = useTranslation(["gsrm", "fields"]);
  const { companyName, companyEnglishName, number, section, state } = change;
  const { search } = useLocation();
  const { submittedBy, createdAt, effectiveAt, registrationId, supplierCode } = change;
  const company = orderNames(i18n.language, companyName, companyEnglishName)[0] ?? number;
  useTitle(`${company} · ${t(`fields:${section}.title`)}`);
  const facts = [
    { label: t("change.submittedBy"), value: <span lang="">{submittedBy}</span> },
    { label: t("changes.proposed"), value: <Instant at={createdAt} /> },
    ...(supplierCode ? [{ label: t("change.supplierCode"), value: supplierCode }] : []),
    ...(effectiveAt ? [{ label: t("change.effectiveAt"), value: <Instant at={effectiveAt} /> }] : []),
  ];
  const file = listPaths.registrationFile(registrationId);
  return (
    <header className="file-head">
      <div className="file-way">
        <Link to={listPaths.companyChangesAt(parsePagePlace(new URLSearchParams(search)))}>{t("change.back")}</Link>
        <NeighbourLinks {...neighbours} />
      </div>
      <div className="file-name">
        <h1>
          <span lang="">{company}</span> · {t(`fields:${section}.title`)}
        </h1>
        <span className="badge">{t(`changes.states.${state}`)}</span>
      </div>
      <dl className="file-facts">
        {facts.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p className="change-links">
        <Link to={file}>{t("change.file")}</Link>
        <Link to={withQuery(file, { notes: "" })}>{t("change.notes")}</Link>
      </p>
    </header>
  );
}

/** The reason why the portal held an approved change on its due date. */
function HeldFor({ change: { heldFor } }: { change: ReviewedChange }) {
  const { t, i18n } = useTranslation(["gsrm", "findings"]);
  if (heldFor.length === 0) return null;
  return (
    <section className="notice notice-error" aria-labelledby="held-title">
      <h2 id="held-title">{t("change.held")}</h2>
      <ul>
        {heldFor.map((code) => (
          <li key={code}>
            {i18n.exists(`gsrm:risks.bank.${code}`)
              ? t(`risks.bank.${code}` as "risks.bank.payeeDiffers")
              : t(`findings:${code}`)}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The differences of a change, answer by answer: before and after. Masked answers are shown in full on demand (S-58). */
export function Differences({ change }: { change: ReviewedChange }) {
  const { t, i18n } = useTranslation(["gsrm", "fields"]);
  const { changeId, section, changed, files } = change;
  const sides = { before: change.before, after: change.after };
  const meanings = useListMeanings(section, [sides.before, sides.after]);
  return (
    <section className="card" aria-labelledby="differences-title">
      <h2 id="differences-title">{t("changes.section")}</h2>
      <ChangedAnswers
        fields={sections[section].fields}
        changed={changed}
        {...sides}
        meanings={meanings ?? {}}
        files={files}
        words={fieldWords(t, i18n.exists.bind(i18n), section)}
        renderBeside={(name, side) =>
          isMasked(textAt(sides[side], name)) ? (
            <ShownAnswer ask={() => call(changeReview.show, { changeId, side, field: name })} />
          ) : null
        }
      />
      <ChangeNote change={change} />
    </section>
  );
}
