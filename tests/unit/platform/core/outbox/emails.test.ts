import { describe, expect, it } from "vitest";
import type { Email } from "~/platform/core/emails/render-email";
import { emailUndoHours } from "~/rules/sign-in/limits";
import { codeLifeMs, codeTries } from "~/rules/limits/codes";
import { invitationEmail } from "~/platform/core/emails/invitation";
import { onboardingEmail } from "~/platform/core/emails/onboarding";
import { everyEmail, emailContextIn } from "../../../../support/every-email";

const zh = emailContextIn("zh");
const en = emailContextIn("en");

/** The text of an email's HTML, one line per element, without what a mail program does not show. */
const wordsOf = (html: string) =>
  html
    .replace(/<head>.*<\/head>/s, "")
    .replace(/<!--.*?-->/gs, "")
    .replace(/<\/?span[^>]*>/g, "")
    .replace(/<[^>]+>/g, "\n")
    .replace(/&#847;&zwnj;&nbsp;/g, "")
    .replace(/&(amp|lt|gt|quot|#39);/g, (entity) => ({ "&amp;": "&", "&quot;": '"', "&#39;": "'" })[entity] ?? entity);

/** Facts that must match between text and HTML and between the languages: numbers, addresses, links. */
const factsIn = (text: string) =>
  [...new Set(text.match(/https:\/\/[^\s"<>]+|[\w*.]+@\w+(?:\.\w+)+|\d+(?:[-:.]\d+)*/g) ?? [])]
    .filter((fact) => !/^202\d$/.test(fact))
    .toSorted();

/** Like `factsIn`, but with the dates of both languages in one format. */
const sharedFacts = (words: string) => {
  const months = "January|February|March|April|May|June|July|August|September|October|November|December".split("|");
  return factsIn(
    words
      .replace(/202\d年(\d+)月(\d+)日/g, "day $1 of $2")
      .replace(/(\d+) ([A-Z][a-z]+) 202\d/g, (_, day: string, month: string) => {
        const at = months.findIndex((name) => name.startsWith(month)) + 1;
        return `day ${at} of ${day}`;
      }),
  );
};

/** Separates the two languages of a text. */
const separator = "———";

const previewOf = ({ html }: Email) => /<div [^>]*display:none[^>]*>(.*?)&#847;/s.exec(html)?.[1] ?? "";

/** The text of an email in each of its languages. */
function halvesOf({ language, subject, text }: Email, isInBoth: boolean) {
  if (!isInBoth) return [{ language, words: `${subject}\n${text}` }];
  const subjects = subject.split(" / ");
  return text.split(separator).map((half, at) => {
    const own = at === 0 ? language : language === "zh" ? "en" : "zh";
    return { language: own, words: `${subjects[at]}\n${half}` };
  });
}

const foreign = { zh: /\b(the|your|you|please|is|stop|sign)\b/i, en: /[\u3000-\u303f\u4e00-\u9fff\uff00-\uffef]/ };

for (const emailContext of [zh, en])
  describe(`every email (${emailContext.language})`, () => {
    it.each(everyEmail(emailContext))("$name", ({ message, isInBoth }) => {
      const { language, subject, text, html } = message;
      expect(subject).toMatch(language === "zh" ? /^【星澜终端】\S/ : /^Starlan Devices: [A-Z\d]/);
      expect(subject + text + html).not.toMatch(/\{\{|undefined|NaN|\[object|星澜终端 | 星澜终端|20\d\d-\d\d-\d\d/);
      expect(text, "straight quotes").not.toMatch(/['"]/);

      for (const half of halvesOf(message, isInBoth)) {
        const words = half.words.replace(/[\w.*/:?=&-]*(@|https:)\S+/g, "");
        expect(words).not.toMatch(foreign[half.language]);
        if (half.language === "zh") expect(words, "half-width punctuation").not.toMatch(/[\u4e00-\u9fff][,:;?!]/);
      }

      const words = wordsOf(html);
      const preview = previewOf(message);
      expect(preview.length).toBeGreaterThan(8);
      expect(preview).not.toMatch(/^(您好|Hello)|(?<!\d)\d{6}(?!\d)/);
      expect(html).toContain(`<html lang="${language === "zh" ? "zh-CN" : "en"}">`);
      expect(factsIn(words.replace(preview, "")), "facts of the HTML").toEqual(factsIn(`${subject}\n${text}`));
      const lines = text.split("\n").filter((line) => line && line !== separator);
      for (const line of lines) for (const piece of line.split(/：|: /)) expect(words).toContain(piece);
    });
  });

it("both languages state the same facts", () => {
  const english = new Map(everyEmail(en).map(({ name, message }) => [name, message.text]));
  for (const { name, message } of everyEmail(zh)) {
    const [chinese = "", half = english.get(name) ?? ""] = message.text.split(separator);
    expect(sharedFacts(chinese), name).toEqual(sharedFacts(half));
  }
});

it("a registrant, who has no account, is never asked to sign in", () => {
  const emails = [...everyEmail(zh), ...everyEmail(en)];
  const before =
    /^(code\.(registration|progress)|nothingRegistered|filling|preliminaryReview\.(return|refuse|withdraw)|reminder\.(returnedWaiting|draft)|file\.infected)/;
  const registrants = emails.filter(({ name }) => before.test(name));
  expect(registrants.length).toBeGreaterThan(20);
  for (const { name, message } of registrants) expect(message.text, name).not.toMatch(/登录|sign in/i);
});

it("emails with a code share one wording, with the limits of the rules", () => {
  const codes = everyEmail(en).filter(({ name }) => name.startsWith("code.") && name !== "code.change");
  for (const { name, message } of codes) {
    const figures = `expires in ${codeLifeMs / 60_000} minutes, works once and allows ${codeTries} attempts.`;
    expect(message.text, name).toContain(`The code ${figures}`);
    expect(message.text, name).toContain("We will never ask you for this code.");
    expect(message.subject, name).not.toContain("482913");
  }
  const changed = everyEmail(en).find(({ name }) => name === "email.changed");
  expect(changed?.message.text).toContain(`${emailUndoHours} hours`);
});

it("an email names whom to contact: the configured support, or the purchasing manager", () => {
  const received = ({ language, ...others }: typeof zh) =>
    everyEmail({ ...others, language }).find(({ name }) => name === "filling.submit")?.message.text;
  expect(received(zh)).toContain("请联系我们：suppliers@brand.example，0755 8888 6600（周一至周五 9:00–18:00）。");
  expect(received(en)).toContain("contact us: suppliers@brand.example, 0755 8888 6600 (Mon–Fri 9:00–18:00).");
  expect(received({ ...zh, support: undefined })).toContain("如有疑问，请联系采购经理。");
  expect(received({ ...en, support: { hours: { zh: "", en: "" } } })).toContain("contact your purchasing manager.");
});

it("one space separates Chinese words from a Latin brand name", () => {
  const latin = { ...zh, brandName: { zh: "Starlan", en: "Starlan" } };
  const { message } = everyEmail(latin)[0] ?? {};
  expect(message?.subject).toBe("【Starlan】供应商注册验证码");
  expect(message?.text).toContain("您正在 Starlan 供应商协同平台办理供应商注册");
});

it("the HTML marks the language of user-written text as unknown", () => {
  const emailContext = emailContextIn("en");
  const items = [{ section: "basic", field: "duns", comment: "与网站查询结果不符。" }] as const;
  const move = { number: "SR-1", reason: "请\n重新上传", due_at: null, items };
  const returned = onboardingEmail(emailContext, "registrationReturned", move).html;
  expect(returned).toContain('<span lang="">请<br>重新上传</span>');
  expect(returned).toContain('<span lang="">与网站查询结果不符。</span>');
  const invited = {
    companyName: "安科",
    invitedBy: "王芳",
    expiresAt: "2026-12-06T02:00:00.000Z",
    path: "/invitation",
  };
  const { html, text } = invitationEmail(emailContext, { ...invited, note: "欢迎注册" });
  for (const name of ["安科", "王芳"]) expect(html).toContain(`<span lang="">${name}</span>`);
  expect(html).toMatch(/<p lang=""[^>]*>欢迎注册<\/p>/);
  expect(text).toContain("\n\n欢迎注册\n\n");
});
