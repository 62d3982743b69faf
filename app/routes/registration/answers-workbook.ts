import { type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { paths } from "~/paths";
import { ownerDraft } from "~/session/owner-draft.server";
import { requestFor } from "~/session/request.server";
import { dictionary } from "~/i18n/dictionary.server";
import type { Language } from "~/i18n/language";
import { walkAnswers } from "~/rules/fields/walk-answers";
import { sections } from "~/rules/registration/sections";
import type { SectionContext } from "~/rules/section";
import { findHidden } from "~/rules/section-findings";
import type { ListCell, ListWorkbook } from "~/rules/workbook/stream-workbook";
import { textAt } from "~/rules/form/typed-values";
import { siblingOf } from "~/rules/field-names";
import { bankLabelKey } from "~/rules/bank/bank-label-key";
import { toLabelKey } from "~/rules/form/field-facts";
import { type FieldWords, fieldWords } from "~/ui/form/state/field-words";
import { formatInstant } from "~/rules/format";
import { sendWorkbook } from "../export/send-workbook.server";
import { loadAnswers, type TabAnswers } from "./answers.server";

/** Returns the submitted answers as an Excel workbook. */
export async function loader(args: LoaderFunctionArgs) {
  const portal = requestFor(args);
  await portal.requireRegistration();

  return sendWorkbook(portal, "registration", async (call) => {
    const draft = await ownerDraft(portal);
    if (!draft.submission) throw redirect(paths.review);
    const { tabs, context } = await loadAnswers(portal, draft, call);
    return answersWorkbook(tabs, context, draft.submission, await portal.language);
  });
}

type Submission = { number: string; submittedAt: string };

/** The answers of a registration as a list: tab, row, question and answer, in the order of the form. */
function answersWorkbook(
  tabs: readonly TabAnswers[],
  context: SectionContext,
  { number, submittedAt }: Submission,
  language: Language,
): ListWorkbook {
  const { t } = dictionary(language);
  const rows = tabs.flatMap((tab) => [...answeredLines(tab, context, language)]);
  return {
    sheet: t("registration:answers.sheet"),
    names: [
      t("registration:answers.tab"),
      t("registration:answers.row"),
      t("registration:answers.question"),
      t("registration:answers.answer"),
    ],
    rows: (async function* () {
      yield rows;
    })(),
    about: {
      sheet: t("import:about.title"),
      lines: (count) => [
        [t("registration:success.number"), number],
        [t("registration:answers.at"), formatInstant(language, submittedAt)],
        [t("import:about.rows"), String(count)],
      ],
    },
  };
}

function* answeredLines(tab: TabAnswers, context: SectionContext, language: Language): Generator<ListCell[]> {
  const { id, values, meanings, files } = tab;
  const i18n = dictionary(language);
  const { t } = i18n;
  const words = fieldWords(t, i18n.exists.bind(i18n), id, context.registeredCountry);
  const reader = { language, yes: t("common:form.yes") };
  const hiddenFields = findHidden(sections[id], values, context);

  for (const { name, kind, answer } of walkAnswers(sections[id].fields.shape, values)) {
    if (hiddenFields.has(name)) continue;
    const text = kind.toWords(answer, { meanings, files, words }, reader);
    const label = words.label(bankLabelKey(name, textAt(values, siblingOf(name, "country"))));
    if (text) yield [t(`fields:${id}.title`), rowTitle(name, words), label, text];
  }
}

/** The rows of tables that an answer is in: `Shareholder 1 · Secondary shareholder 2`. */
const rowTitle = (name: string, words: FieldWords): string =>
  [...name.matchAll(/\[(\d+)\]/g)]
    .map((row) => `${words.word(`${toLabelKey(name.slice(0, row.index))}.row`)} ${Number(row[1]) + 1}`)
    .join(" · ");
