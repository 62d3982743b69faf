import "./account-comparison.css";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { call } from "~/client/call";
import * as changeReview from "~/contract/change-review";
import { compareCharacters, plainCharacters } from "~/rules/change-request/differing-characters";
import { bankLabelKey } from "~/rules/bank/bank-label-key";
import { rowShapeOf, kindOf } from "~/rules/fields/kind-registry";
import { fieldFacts } from "~/rules/form/field-facts";
import { textAt, typedAt } from "~/rules/form/typed-values";
import { isMasked } from "~/rules/fields/masking";
import { bank } from "~/rules/registration/bank";
import { useListMeanings } from "~/sub-apps/built-in/use-meanings";
import { useSectionWords } from "~/ui/form/state/field-words";
import { ShownAnswer } from "../base/shown-answer";
import type { ReviewedChange } from "./change";
import { ChangeNote } from "./change-note";
import { ComparedNumber } from "./compared-number";

type Pair = ReviewedChange["accounts"][number];
type Side = "before" | "after";
const sides: readonly Side[] = ["before", "after"];

const rowShape = rowShapeOf(bank.fields.shape.banks);
const rowFields = Object.keys(rowShape).filter((field) => kindOf(rowShape[field]!).isAnswer);
/** The numbers that are compared character by character. */
const numbers: readonly string[] = ["accountNumber", "iban", "bankCode", "branchCode", "swift"];

/** All accounts of a change of bank details, with all answers before and after. */
export function AccountComparison({ change }: { change: ReviewedChange }) {
  const { t } = useTranslation("gsrm");
  const { accounts } = change;
  const count = accounts.reduce((total, { changed }) => total + changed.length, 0);
  return (
    <section className="card" aria-labelledby="differences-title">
      <div className="comparison-head">
        <h2 id="differences-title">{t("change.accounts.title")}</h2>
        <span className="badge badge-warn">{t("change.accounts.differences", { count })}</span>
        <span className="field-hint">{t("change.accounts.recorded")}</span>
      </div>
      {accounts.map((pair, at) => (
        <AccountTable
          key={`${pair.before} ${pair.after}`}
          change={change}
          pair={pair}
          place={accounts.length > 1 ? at + 1 : null}
        />
      ))}
      <ChangeNote change={change} />
    </section>
  );
}

type TableProps = { change: ReviewedChange; pair: Pair; place: number | null };

function AccountTable({ change, pair, place }: TableProps) {
  const { t } = useTranslation("gsrm");
  const standing = pair.before === null ? "added" : pair.after === null ? "removed" : "kept";
  return (
    <table className="comparison">
      {place === null && standing === "kept" ? null : (
        <caption>
          {t("change.accounts.account", { place: place ?? 1 })}{" "}
          {standing === "kept" ? null : <span className="badge">{t(`change.accounts.${standing}`)}</span>}
        </caption>
      )}
      <thead>
        <tr>
          <th scope="col">{t("change.accounts.field")}</th>
          <th scope="col">{t("change.accounts.before")}</th>
          <th scope="col">{t("change.accounts.after")}</th>
        </tr>
      </thead>
      <tbody>
        {rowFields.map((field) => (
          <AnswerRow key={field} change={change} pair={pair} field={field} />
        ))}
      </tbody>
    </table>
  );
}

/** One answer before and after; renders nothing if both are empty. */
function AnswerRow({ change, pair, field }: { change: ReviewedChange; pair: Pair; field: string }) {
  const { t, i18n } = useTranslation(["gsrm", "common"]);
  const words = useSectionWords("bank");
  const meanings = useListMeanings("bank", [change.before, change.after]) ?? {};
  const [shown, setShown] = useState<Partial<Record<Side, string>>>({});
  const nameOn = (side: Side) => (pair[side] === null ? null : `banks[${pair[side]}].${field}`);
  const textOn = (side: Side): string => {
    const name = nameOn(side);
    if (name === null) return "";
    const { kind } = fieldFacts(bank.fields, name);
    const reader = { language: i18n.language, yes: t("common:form.yes") };
    return shown[side] ?? kind.toWords(typedAt(change[side], name), { meanings, files: change.files, words }, reader);
  };
  const texts = { before: textOn("before"), after: textOn("after") };
  if (!texts.before && !texts.after) return null;
  const countryOn = (side: Side) => (pair[side] === null ? "" : textAt(change[side], `banks[${pair[side]}].country`));
  const label = words.label(bankLabelKey(`banks.${field}`, countryOn("after") || countryOn("before")));
  const isChanged = pair.changed.includes(field);
  const compared = compareCharacters(texts.before, texts.after);
  const endAlike = isChanged && texts.before === texts.after;
  return (
    <tr className={isChanged ? "is-changed" : undefined}>
      <th scope="row">{label}</th>
      {sides.map((side) => {
        const [name, text] = [nameOn(side), texts[side]];
        return (
          <td key={side} data-label={t(`change.accounts.${side}`)}>
            {!text ? (
              <span className="is-same">–</span>
            ) : !isChanged && side === "after" ? (
              <span className="is-same">{t("change.accounts.same")}</span>
            ) : numbers.includes(field) ? (
              <ComparedNumber
                characters={isChanged && texts.before && texts.after ? compared[side] : plainCharacters(text)}
              />
            ) : (
              <span lang="">{text}</span>
            )}
            {name !== null && isMasked(text) && (isChanged || side === "before") ? (
              <>
                {" "}
                <ShownAnswer
                  ask={() => call(changeReview.show, { changeId: change.changeId, side, field: name })}
                  label={`${label}, ${t(`change.accounts.${side}`)}`}
                  onShown={(value) => setShown((all) => ({ ...all, [side]: value }))}
                />
              </>
            ) : null}
            {endAlike && side === "after" && isMasked(text) ? (
              <span className="field-hint"> {t("change.accounts.endAlike")}</span>
            ) : null}
          </td>
        );
      })}
    </tr>
  );
}
