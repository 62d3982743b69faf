import type { Language } from "~/i18n/language";
import { type InBoth, wordsIn } from "~/platform/core/words/words-in";
import {
  type FilledParts,
  fillParts,
  type Block,
  type Parts,
  type EmailRecipient,
  type EmailContext,
  renderText,
} from "./email-parts";

/** An email, ready to be sent: the same content as text and as HTML. */
export type Email = { language: Language; subject: string; text: string; html: string };

const locales = { zh: "zh-CN", en: "en" };
const otherLanguage = { zh: "en", en: "zh" } as const;
/** Lays out an email in the language of `emailContext`. */
export const renderEmail = (emailContext: EmailContext, recipient: EmailRecipient, parts: Parts): Email =>
  compose([fillParts(emailContext, recipient, parts)]);

/**
 * Lays out an email in both languages, that of `emailContext` first, for readers whose language is not known. Each half
 * is complete.
 */
export const renderEmailInBoth = (
  emailContext: EmailContext,
  recipient: EmailRecipient,
  parts: Readonly<InBoth<Parts>>,
): Email =>
  compose(
    [emailContext.language, otherLanguage[emailContext.language]].map((language) =>
      fillParts({ ...emailContext, language }, recipient, parts[language]),
    ),
  );

function compose(halves: FilledParts[]): Email {
  const [first] = halves;
  if (!first) throw new Error("An email without words");
  const subject = halves
    .map((half) => wordsIn(half.language, "emails")("frame.subject", { brand: half.brand, subject: half.subject }))
    .join(" / ");
  return {
    language: first.language,
    subject,
    text: halves
      // An email in one language needs no heading besides its subject line.
      .map((half) => (halves.length > 1 ? `${half.subject}\n\n${renderText(half)}` : renderText(half)))
      .join("\n\n———\n\n"),
    html: pageOf(first, subject, halves.map(halfOf).join("\n")),
  };
}

const entities: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };

/** Text escaped for HTML, inside and outside attributes. */
export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (character) => entities[character] ?? "");

/** Text of an email: its lines stay lines, and a reference number is not broken at its hyphens. */
const toHtml = (text: string) =>
  escapeHtml(text)
    .replaceAll("\n", "<br>")
    .replace(/\b[A-Z]+(?:-\d+)+\b/g, '<span style="white-space:nowrap">$&</span>');

/** Keeps the following text, above all a code, out of the preview in an inbox. */
const padding = "&#847;&zwnj;&nbsp;".repeat(80);

/** Inline styles for mail programs that ignore styles in the head: the light colours, and one width. */
const style = `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (max-width: 480px) { .pad { padding-left: 20px !important; padding-right: 20px !important; } }
@media (prefers-color-scheme: dark) {
  .page { background-color: #12161d !important; }
  .card { background-color: #1d232c !important; color: #e5e7eb !important; }
  .card h1 { color: #ffffff !important; }
  .code, .facts { background-color: #16305a !important; color: #ffffff !important; }
  .quiet { color: #b4bfd0 !important; }
  .address { color: #8fbcf8 !important; }
}`;

const table = 'role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"';
/** A Chinese font renders apostrophes in English text as wide as its characters. */
const fonts = {
  zh: "'PingFang SC','Microsoft YaHei','Noto Sans CJK SC',Arial,sans-serif",
  en: "'Segoe UI','Helvetica Neue',Arial,sans-serif",
};

/** Laid out with tables, because Outlook for Windows supports neither `max-width` nor padding on links. */
const pageOf = ({ language, brand, preview }: FilledParts, subject: string, halves: string) => `<!doctype html>
<html lang="${locales[language]}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(subject)}</title>
<style>${style}
</style>
</head>
<body class="page" style="margin:0;padding:0;background-color:#f4f6f9">
<div aria-hidden="true" style="display:none;max-height:0;overflow:hidden;mso-hide:all">${escapeHtml(preview)}${padding}</div>
<table ${table} class="page" style="background-color:#f4f6f9"><tr><td align="center" style="padding:24px 12px">
<!--[if mso]><table role="presentation" width="560" cellpadding="0" cellspacing="0" border="0"><tr><td><![endif]-->
<table ${table} style="max-width:560px;text-align:left;font-family:${fonts[language]}">
<tr><td class="pad" style="padding:16px 32px;background-color:#246fd8;color:#ffffff;border-radius:8px 8px 0 0;font-size:18px;font-weight:700;line-height:1.4">${escapeHtml(brand)}</td></tr>
${halves}
</table>
<!--[if mso]></td></tr></table><![endif]-->
</td></tr></table>
</body>
</html>`;

const halfOf = ({
  language,
  subject,
  greeting,
  body,
  link,
  end,
}: FilledParts) => `<tr lang="${locales[language]}"><td style="font-family:${fonts[language]}">
<table ${table}>
<tr><td class="card pad" style="padding:28px 32px;background-color:#ffffff;color:#1f2937;font-size:15px;line-height:1.7;overflow-wrap:anywhere">
<h1 style="margin:0 0 20px;font-size:20px;line-height:1.4;font-weight:700;color:#111827">${toHtml(subject)}</h1>
${[greeting, ...body].map(blockOf).join("\n")}
${link ? buttonOf(language, link) : ""}
</td></tr>
<tr><td class="pad quiet" style="padding:16px 32px 24px;font-size:13px;line-height:1.6;color:#55627a">${end.map(escapeHtml).join("<br>")}</td></tr>
</table>
</td></tr>`;

function blockOf(block: Block): string {
  if (typeof block === "string") return `<p style="margin:0 0 16px">${toHtml(block)}</p>`;
  if ("written" in block) return `<p lang="" style="margin:0 0 16px">${toHtml(block.written)}</p>`;
  const box = (name: string, look: string, inside: string) =>
    `<table ${table} style="margin:0 0 16px"><tr><td class="${name}" style="background-color:#ebf3ff;border-radius:6px;${look}">${inside}</td></tr></table>`;
  if ("code" in block)
    return box(
      "code",
      `padding:16px;text-align:center;line-height:1.5;font-weight:700;white-space:nowrap;color:#111827;${codeSize(block.code)}`,
      escapeHtml(block.code),
    );
  const facts = block.facts.map(
    ([label, value, source]) =>
      `<p style="margin:8px 0"><span class="quiet" style="font-size:13px;color:#4a5568">${escapeHtml(label)}</span><br>${source ? `<span lang="">${toHtml(value)}</span>` : toHtml(value)}</p>`,
  );
  return box("facts", "padding:8px 16px", facts.join("\n"));
}

/** A password is longer than a code and must still fit on one line on a phone. */
const codeSize = ({ length }: string) =>
  length > 8 ? "font-size:19px;letter-spacing:1px" : "font-size:28px;letter-spacing:3px";

const buttonOf = (language: Language, { label, href }: { label: string; href: string }) =>
  `<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:24px 0 16px"><tr><td align="center" bgcolor="#246fd8" style="background-color:#246fd8;border-radius:6px;padding:11px 24px"><a href="${escapeHtml(href)}" style="color:#ffffff;text-decoration:none;font-size:16px;font-weight:700;line-height:1.5">${escapeHtml(label)}</a></td></tr></table>
<p class="quiet" style="margin:0;font-size:13px;line-height:1.6;color:#55627a">${wordsIn(language, "emails")("frame.withoutButton")}<br><a href="${escapeHtml(href)}" class="address" style="color:#1d5cb6;word-break:break-all">${escapeHtml(href)}</a></p>`;
