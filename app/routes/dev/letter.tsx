import { CopyButton } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { useHydrated } from "~/ui/form/use-hydrated";
import { formatInstant } from "~/rules/format";
import type { DemoLetter } from "./mailbox.server";

/** In a letter a code stands alone on its line, in a text message among the words. */
const codes = { mail: /^\d{6}$/m, sms: /(?<!\d)\d{6}(?!\d)/ };

const address = /(https?:\/\/\S+)/;

/** A letter or text message of the demo, with its code at hand. */
export function Letter({ letter: { channel, to, subject, text, language, createdAt } }: { letter: DemoLetter }) {
  const { t, i18n } = useTranslation("home");
  const code = codes[channel].exec(text)?.[0];
  return (
    <article className="card letter">
      <header>
        {channel === "sms" ? <h2>{t("mailbox.sms")}</h2> : <h2 lang={language}>{subject}</h2>}
        <p>
          {t("mailbox.to")} <strong lang="">{to}</strong>
          <time dateTime={createdAt}>{formatInstant(i18n.language, createdAt)}</time>
        </p>
      </header>
      {code ? <Code code={code} /> : null}
      <pre className="letter-text" lang={language}>
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
    </article>
  );
}

/** One click selects the code, with scripts another copies it. */
function Code({ code }: { code: string }) {
  const { t } = useTranslation("home");
  const isHydrated = useHydrated();
  return (
    <p className="letter-code">
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
