import { type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { paths } from "~/paths";
import { requestFor } from "~/session/request.server";
import { dictionary } from "~/i18n/i18n.server";
import type { Language } from "~/i18n/language";
import { kinds, rowShape, type Shape } from "~/rules/field";
import { sections } from "~/rules/registration/sections";
import { type SectionContext, unaskedIn } from "~/rules/section";
import type { FormValues } from "~/rules/form-values";
import type { ListCell, ListWorkbook } from "~/rules/workbook/stream-workbook";
import { answerWords } from "~/rules/form/answer-words";
import { toLabelKey } from "~/rules/form/field-facts";
import { fieldWords } from "~/ui/form/parts/field-words";
import { formatInstant } from "~/rules/format";
import { sendWorkbook } from "../export/send-workbook.server";
import { loadAnswers, type TabAnswers } from "./answers.server";

/** What was submitted, as an Excel workbook. */
export async function loader(args: LoaderFunctionArgs) {
  const portal = requestFor(args);
  await portal.requireRegistration();

  return sendWorkbook(portal, "registration", async (call) => {
    const draft = await portal.draft();
    if (!draft.submission) throw redirect(paths.review);
    const { tabs, context } = await loadAnswers(call, draft);
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
  const hiddenFields = unaskedIn(sections[id], values, context);

  function* linesOf(shape: Shape, answers: FormValues, prefix: string, row: string): Generator<ListCell[]> {
    for (const [field, schema] of Object.entries(shape)) {
      const kind = kinds.get(schema);
      const name = `${prefix}${field}`;
      const answer = answers[field];
      if (!kind || kind.kind === "rowId" || hiddenFields.has(name)) continue;
      if (kind.kind === "rows")
        for (const [at, one] of (Array.isArray(answer) ? answer : []).entries()) {
          const title = `${words.word(`${toLabelKey(name)}.row`)} ${at + 1}`;
          yield* linesOf(
            rowShape(schema),
            one as FormValues,
            `${name}[${at}].`,
            [row, title].filter(Boolean).join(" · "),
          );
        }
      else {
        const text = answerWords(kind, answer, { meanings, files, words }, reader);
        if (text) yield [t(`fields:${id}.title`), row, words.label(toLabelKey(name)), text];
      }
    }
  }
  yield* linesOf(sections[id].fields.shape, values, "", "");
}
