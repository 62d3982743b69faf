import { env } from "~/config/env.server";
import { Failure } from "~/gateway/failure";
import type { Language } from "~/i18n/language";
import type { Asked } from "~/session/caller.server";
import { formMark, honeypot } from "~/session/form-guard.server";
import { languageOf } from "~/session/language.server";
import { orNull } from "~/session/or-null";
import { cooperationGuide, type StaticText, staticText } from "~/session/static-text.server";
import { type Outline, type TextWithContents, withContents } from "./contents.server";
import { asNotice, defaultNotice, type NoticeCode, noticeCodes, textCodes } from "./notice-codes";

/** The face of the company does not wait the 50 s of §9 for one of its texts. */
const textPatienceMs = 5000;

/** The information page that is open, ready to be shown; null where it cannot be had. */
export type Notice = {
  code: NoticeCode;
  text: TextWithContents | null;
  /** Below the access guide: how one works with the companies of this domain (§7); null: nothing is said of it. */
  guide: StaticText | null;
};

/** What both home views show: the outlines of the information pages, the open one in full, the day of the sign-in code. */
export async function loadHome(asked: Asked) {
  const language = await languageOf(asked.request);
  const code = asNotice(new URL(asked.request.url).searchParams.get("notice")) ?? defaultNotice;
  const [texts, guide] = await Promise.all([
    Promise.all(noticeCodes.map((each) => loadText(asked, each, language))),
    loadGuide(asked, code),
  ]);
  const text = texts[noticeCodes.indexOf(code)] ?? null;
  return {
    guard: { mark: formMark(), honeypot },
    loginCodeFrom: env.LOGIN_CODE_FROM,
    outlines: texts.map(outlineOf),
    notice: { code, text, guide: text && guide } satisfies Notice,
  };
}

/** The guide below the access guide; none below the other texts. */
export const loadGuide = async (asked: Asked, code: string): Promise<StaticText | null> =>
  code === "admittance"
    ? orNull(asked, (attempt) => inTime(cooperationGuide(attempt, new URL(asked.request.url).hostname)))
    : null;

/** A text that cannot be had leaves its place empty; the page stands. */
const loadText = async (asked: Asked, code: NoticeCode, language: Language): Promise<TextWithContents | null> =>
  orNull(asked, async (attempt) => withContents(await inTime(staticText(attempt, textCodes[code])), language));

/** Of the texts that are folded, the page carries what their folds show. */
const outlineOf = (text: TextWithContents | null): Outline | null =>
  text && { contents: text.contents, minutes: text.minutes };

async function inTime<T>(answer: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Failure(504, { code: "request.timeout" })), textPatienceMs);
  });
  try {
    return await Promise.race([answer, late]);
  } finally {
    clearTimeout(timer);
  }
}
