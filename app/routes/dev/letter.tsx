import { CopyButton } from "@mantine/core";
import { useTranslation } from "react-i18next";
import type { DemoLetter } from "~/session/mailbox.server";
import { useHydrated } from "~/ui/form/use-hydrated";
import { formatInstant } from "~/ui/page/instants";

/** A code stands alone on its line. */
const codeLine = /^\d{6}$/m;

/** A letter of the demo, with its code at hand. */
export function Letter({ letter: { to, subject, text, createdAt } }: { letter: DemoLetter }) {
  const { t, i18n } = useTranslation("home");
  const code = codeLine.exec(text)?.[0];
  return (
    <article className="card letter">
      <header>
        <h2>{subject}</h2>
        <p>
          {t("mailbox.to")} <strong>{to}</strong>
          <time dateTime={createdAt}>{formatInstant(i18n.language, createdAt)}</time>
        </p>
      </header>
      {code ? <Code code={code} /> : null}
      <pre className="letter-text">{text}</pre>
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
