import { json, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { CopyButton } from "@mantine/core";
import { z } from "zod";
import "~/ui/page/progress.css";
import { paths } from "~/paths";
import type { Portal } from "~/session/portal.server";
import { requestFor } from "~/session/request.server";
import { useHydrated } from "~/ui/base/use-hydrated";
import { formatInstant } from "~/rules/format";
import { Failure } from "~/gateway/failure";
import { answerTo } from "~/gateway/gateway.server";
import { EmailFrame } from "./email-frame";
import { hasMailbox } from "~/session/settings.server";

export async function loader(args: LoaderFunctionArgs) {
  const emails = await loadEmails(requestFor(args));
  if (!emails) return redirect(paths.notFound);

  return json({ emails });
}

export const handle = { title: "home:mailbox.title" };

/** The emails and text messages of the demo, which are not really sent. */
export default function Mailbox() {
  const { t } = useTranslation("home");
  const { emails } = useLoaderData<typeof loader>();
  return (
    <main id="main" className="progress-page mailbox">
      <div className="mailbox-head">
        <div className="progress-head">
          <h1>{t("mailbox.title")}</h1>
          <p>{t("mailbox.lead")}</p>
        </div>
        <form method="get">
          <button type="submit" className="button-default">
            {t("mailbox.refresh")}
          </button>
        </form>
      </div>
      {emails.length === 0 ? <p className="card">{t("mailbox.empty")}</p> : null}
      {emails.map((message) => (
        <Email key={message.id} message={message} />
      ))}
    </main>
  );
}

/** In an email a code is on a separate line, in a text message it is part of the sentence. */
const codes = { mail: /^\d{6}$/m, sms: /(?<!\d)\d{6}(?!\d)/ };

const address = /(https?:\/\/\S+)/;

/** An email or text message of the demo, with its code highlighted. */
function Email({ message: { channel, to, subject, text, html, language, createdAt } }: { message: DemoEmail }) {
  const { t, i18n } = useTranslation("home");
  const code = codes[channel].exec(text)?.[0];
  return (
    <article className="card email">
      <header>
        {channel === "sms" ? <h2>{t("mailbox.sms")}</h2> : <h2 lang={language}>{subject}</h2>}
        <p>
          {t("mailbox.to")}{" "}
          <strong lang="" translate="no">
            {to}
          </strong>
          <time dateTime={createdAt}>{formatInstant(i18n.language, createdAt)}</time>
        </p>
      </header>
      {code ? <Code code={code} /> : null}
      <div className="email-forms">
        {html ? <EmailFrame html={html} title={t("mailbox.html")} /> : null}
        <pre className="email-text" lang={language}>
          {text.split(address).map((piece, at) =>
            at % 2 === 1 ? (
              <a key={at} href={piece}>
                {piece}
              </a>
            ) : (
              piece
            ),
          )}
        </pre>
      </div>
    </article>
  );
}

/** One click selects the code; with scripts, a button copies it. */
function Code({ code }: { code: string }) {
  const { t } = useTranslation("home");
  const isHydrated = useHydrated();
  return (
    <p className="email-code">
      <span>{t("mailbox.code")}</span>
      <strong>{code}</strong>
      {isHydrated ? (
        <CopyButton value={code}>
          {({ copied, copy }) => (
            <button type="button" className="button-default" onClick={copy}>
              {copied ? t("mailbox.copied") : t("mailbox.copy")}
            </button>
          )}
        </CopyButton>
      ) : null}
    </p>
  );
}

const message = z.object({
  id: z.string(),
  channel: z.enum(["mail", "sms"]),
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  html: z.string().default(""),
  language: z.string(),
  createdAt: z.string(),
});
/** An email or text message of the demo; a text message has neither subject nor HTML, and its `language` is empty. */
type DemoEmail = z.output<typeof message>;

/** The emails and text messages of the demo, newest first; null if the demo’s mailbox is off or cannot be read. */
async function loadEmails({ baseApi }: Portal): Promise<DemoEmail[] | null> {
  if (!hasMailbox()) return null;
  try {
    const response = await answerTo(baseApi.transport, new Request(new URL("/dev/mailbox.json", baseApi.base)));
    return response.ok ? (z.array(message).safeParse(await response.json()).data ?? null) : null;
  } catch (error) {
    if (error instanceof Failure) return null;
    throw error;
  }
}
