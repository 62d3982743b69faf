import { progress } from "~/contract";
import { usualMonths } from "~/rules/onboarding/review-figures";
import { seconds } from "~/rules/time";
import { env } from "~/config/env.server";
import type { Gateway } from "~/gateway/gateway.server";
import type { Portal } from "~/session/portal.server";
import { formGuard } from "~/session/robots.server";
import {
  loadGuide,
  loadText,
  type Outline,
  type StaticText,
  type TextWithContents,
  withContents,
} from "./static-text.server";
import type { UsualAnswer } from "./stages-picture";
import { asNotice, defaultNotice, type NoticeCode, noticeCodes, textCodes } from "./notice-codes";

/** The home page must not wait the 50 s of §9 for one of its texts. */
const textTimeoutMs = seconds(5);

/** The information page that is open, ready to be shown. */
export type HomeNotice = {
  code: NoticeCode;
  /** Null if it could not be loaded in time. */
  text: TextWithContents | null;
  /** Below the access guide: how to work with the companies of this domain (§7). Null if there is no such guide. */
  guide: StaticText | null;
};

/**
 * Loads the data of both home views: the outlines of the information pages, the open one in full, the day of the sign-in
 * code.
 */
export async function loadHome(portal: Portal) {
  const code = asNotice(portal.query.get("notice")) ?? defaultNotice;
  const [texts, guide, usual] = await Promise.all([
    Promise.all(noticeCodes.map((each) => loadNotice(portal, each))),
    loadGuideBelow(portal, code),
    loadUsualAnswer(portal),
  ]);
  const text = texts[noticeCodes.indexOf(code)] ?? null;
  return {
    guard: formGuard(),
    loginCodeFrom: env.LOGIN_CODE_FROM,
    usual,
    outlines: texts.map(outlineOf),
    notice: { code, text, guide: text && guide } satisfies HomeNotice,
  };
}

/** The guide below the access guide; null for the other texts, or if it cannot be loaded in time. */
export async function loadGuideBelow({ request, attemptAll }: Portal, code: string): Promise<StaticText | null> {
  if (code !== "admittance") return null;
  const { hostname } = new URL(request.url);
  return (await attemptAll((call) => loadGuide(inTime(call), hostname))).answer ?? null;
}

/**
 * The usual time until a result; null if there are too few results, or if it cannot be loaded in time. Computed here,
 * so that the browser does not load rules for it.
 */
async function loadUsualAnswer({ attemptAll }: Portal): Promise<UsualAnswer | null> {
  const { answer } = await attemptAll((call) => inTime(call)(progress.usualDays, { review: "preliminaryReview" }));
  const workingDays = answer?.workingDays ?? null;
  return workingDays === null ? null : { workingDays, months: usualMonths };
}

/** A text that cannot be loaded in time is left out; the page renders without it. */
async function loadNotice({ language, attemptAll }: Portal, code: NoticeCode): Promise<TextWithContents | null> {
  const { answer } = await attemptAll((call) => loadText(inTime(call), textCodes[code]));
  return answer ? withContents(answer, await language) : null;
}

/** For collapsed texts, the page contains only their visible parts. */
const outlineOf = (text: TextWithContents | null): Outline | null =>
  text && { contents: text.contents, minutes: text.minutes };

const inTime =
  (call: Gateway): Gateway =>
  (endpoint, input) =>
    call(endpoint, input, { timeoutMs: Math.min(textTimeoutMs, env.API_TIMEOUT_MS) });
