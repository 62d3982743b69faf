import { env } from "~/config/env.server";
import { Failure } from "~/gateway/failure";
import { dictionary } from "~/i18n/i18n.server";
import type { Asked } from "~/session/caller.server";
import { bareGatewayFor } from "~/session/gateway.server";
import { languageOf } from "~/session/language.server";
import { orNull } from "~/session/or-null";
import { cooperationGuide, type StaticText, staticText } from "~/session/static-text.server";
import { asNotice, defaultNotice, type NoticeCode, textCodes } from "./notice-codes";

/** The face of the company does not wait the 50 s of §9 for one of its texts. */
const textPatienceMs = 5000;

/** An information page, ready to be shown; null where it cannot be had. */
export type Notice = {
  code: NoticeCode;
  text: StaticText | null;
  /** Below the access guide: how one works with the companies of this domain (§7); null: nothing is said of it. */
  guide: StaticText | null;
};

/** What both home views show: the open information page and the day of the sign-in code. */
export async function loadHome(asked: Asked) {
  const language = await languageOf(asked.request);
  const code = asNotice(new URL(asked.request.url).searchParams.get("notice")) ?? defaultNotice;
  return {
    description: dictionary(language).t("home:hero.lead", { brand: env.BRAND_NAME[language] }),
    loginCodeFrom: env.LOGIN_CODE_FROM,
    notice: await loadNotice(asked, code),
  };
}

/** A text that cannot be had leaves its tab empty; the page stands. */
async function loadNotice(asked: Asked, code: NoticeCode): Promise<Notice> {
  try {
    const call = await bareGatewayFor(asked);
    const { hostname } = new URL(asked.request.url);
    const [text, guide] = await Promise.all([
      inTime(staticText(call, textCodes[code])),
      code === "admittance" ? orNull(inTime(cooperationGuide(call, hostname))) : null,
    ]);
    return { code, text, guide };
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    return { code, text: null, guide: null };
  }
}

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
