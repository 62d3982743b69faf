import { html } from "hono/html";
import { dictionary } from "~/i18n/dictionary.server";
import { detectLanguage } from "~/session/detect-language.server";

/**
 * The page for a user whose browser does not send the origin of a form. It explains what happened and what to do. It
 * loads nothing, and the browser's back button returns to the filled-in form.
 */
export async function unsentFormPage(request: Request) {
  const language = await detectLanguage(request);
  const { t } = dictionary(language);
  return html`<!doctype html>
    <html lang="${language === "zh" ? "zh-CN" : "en"}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${t("errors:unsentForm.title")}</title>
      </head>
      <body>
        <main>
          <h1>${t("errors:unsentForm.title")}</h1>
          <p>${t("errors:unsentForm.why")}</p>
          <p>${t("errors:unsentForm.back")}</p>
          <p>${t("errors:unsentForm.retry")}</p>
        </main>
      </body>
    </html>`;
}
