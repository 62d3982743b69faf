import type { Language } from "../db/schema";

/** A letter, ready to be sent: the same words as text and as HTML. */
export type Letter = { language: Language; subject: string; text: string; html: string };

/** What every letter is written with. */
export type Stationery = { language: Language; brandName: Record<Language, string>; publicOrigin: string };

/** The parts of a letter; `code` stands apart, large and easy to copy. */
type Parts = {
  subject: string;
  greeting: string;
  paragraphs: string[];
  code?: string;
  link?: { label: string; path: string };
};

const closing = {
  zh: (brand: string) => [`${brand} 采购部`, "本邮件由系统自动发送，请勿直接回复。"],
  en: (brand: string) => [`${brand} Procurement`, "This letter was sent automatically. Please do not reply to it."],
};

/** Lays a letter out under the name of the company. Links are built from the configured origin, never from a request (S-54). */
export function layOut({ language, brandName: names, publicOrigin }: Stationery, parts: Parts): Letter {
  const brandName = names[language];
  const href = parts.link && new URL(parts.link.path, publicOrigin).href;
  const end = closing[language](brandName);
  const text = [
    parts.greeting,
    ...parts.paragraphs.slice(0, 1),
    ...(parts.code ? [parts.code] : []),
    ...parts.paragraphs.slice(1),
    ...(parts.link ? [`${parts.link.label}: ${href}`] : []),
    end.join("\n"),
  ].join("\n\n");

  const paragraphs = parts.paragraphs.map((paragraph) => `<p style="margin:0 0 16px">${escapeHtml(paragraph)}</p>`);
  const [first = "", ...others] = paragraphs;
  const html = `<!doctype html>
<html lang="${language === "zh" ? "zh-CN" : "en"}">
<body style="margin:0;background:#f4f6f9;font-family:'PingFang SC','Microsoft YaHei','Segoe UI',Arial,sans-serif;color:#1f2937">
<div style="max-width:560px;margin:0 auto;padding:32px 16px">
<div style="background:#3081f2;color:#ffffff;padding:16px 32px;border-radius:8px 8px 0 0;font-size:19px;font-weight:700">${escapeHtml(brandName)}</div>
<div style="background:#ffffff;padding:32px;border-radius:0 0 8px 8px;font-size:15px;line-height:1.7">
<p style="margin:0 0 16px">${escapeHtml(parts.greeting)}</p>
${first}
${parts.code ? codeBlock(parts.code) : ""}
${others.join("\n")}
${parts.link && href ? linkBlock(parts.link.label, href) : ""}
</div>
<p style="padding:16px 32px;margin:0;font-size:12px;line-height:1.6;color:#55627a">${end.map(escapeHtml).join("<br>")}</p>
</div>
</body>
</html>`;
  return { language, subject: parts.subject, text, html };
}

const codeBlock = (code: string) =>
  `<p style="margin:0 0 16px;padding:16px;background:#ebf3ff;border-radius:6px;text-align:center;font-size:28px;font-weight:700;letter-spacing:6px">${escapeHtml(code)}</p>`;

const linkBlock = (label: string, href: string) =>
  `<p style="margin:24px 0 0"><a href="${escapeHtml(href)}" style="display:inline-block;background:#3081f2;color:#ffffff;text-decoration:none;font-size:19px;font-weight:700;padding:10px 24px;border-radius:6px">${escapeHtml(label)}</a></p>`;

const entities: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };

/** Text as it may stand in HTML, in and out of attributes. */
export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (character) => entities[character] ?? "");
