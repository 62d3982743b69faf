import { useRevalidator } from "@remix-run/react";
import { lazy, Suspense, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import type { OwnPasskeys } from "~/contract/passkeys";
import { useHydrated } from "~/ui/base/use-hydrated";
import { Instant } from "~/ui/base/instant";
import { maxPasskeys } from "~/rules/sign-in/passkey";

type Props = { passkeys: OwnPasskeys; email: string; hasMailbox: boolean };
/** The purpose of the open panel: a passkey to be removed, or a new one. */
type Open = { remove: OwnPasskeys[number] } | "add" | null;

/** The panel is loaded when it opens, because its calls need all of zod and few people add passkeys. */
const PasskeyPanel = lazy(() => import("./passkey-panel"));

/** The user's passkeys, with buttons to add and remove them, which requires a new code (decision 049). */
export function PasskeysCard({ passkeys, email, hasMailbox }: Props) {
  const { t } = useTranslation("account");
  const isHydrated = useHydrated();
  const { revalidate } = useRevalidator();
  const title = useRef<HTMLHeadingElement>(null);
  const [open, setOpen] = useState<Open>(null);
  const [news, setNews] = useState("");
  function show(next: Open) {
    setNews("");
    setOpen(next);
  }
  function close(done?: string) {
    setOpen(null);
    title.current?.focus();
    if (done === undefined) return;
    setNews(done);
    revalidate();
  }
  return (
    <section className="card" aria-labelledby="passkeys-title">
      <h2 id="passkeys-title" ref={title} tabIndex={-1}>
        {t("passkeys.title")}
      </h2>
      <p className="field-hint">{t("passkeys.lead")}</p>
      {passkeys.length === 0 ? <p>{t("passkeys.none")}</p> : null}
      <ul className="sessions">
        {passkeys.map((passkey) => (
          <PasskeyRow
            key={passkey.id}
            passkey={passkey}
            isLocked={!isHydrated}
            remove={() => show({ remove: passkey })}
          />
        ))}
      </ul>
      <p role="status">{news}</p>
      {open === null ? (
        <button
          type="button"
          className="button-default"
          disabled={!isHydrated || passkeys.length >= maxPasskeys}
          onClick={() => show("add")}
        >
          {t("passkeys.add")}
        </button>
      ) : (
        <Suspense fallback={<p role="status">{t("sending")}</p>}>
          <PasskeyPanel
            key={open === "add" ? "add" : open.remove.id}
            removed={open === "add" ? null : open.remove}
            email={email}
            hasMailbox={hasMailbox}
            onClose={close}
          />
        </Suspense>
      )}
    </section>
  );
}

type RowProps = { passkey: OwnPasskeys[number]; isLocked: boolean; remove: () => void };

function PasskeyRow({ passkey, isLocked, remove }: RowProps) {
  const { t } = useTranslation("account");
  const { name, addedAt, lastUsedAt } = passkey;
  return (
    <li>
      <div>
        <strong lang="" translate="no">
          {name}
        </strong>
        <span className="session-when">
          {t("passkeys.added")}
          <Instant at={addedAt} />
        </span>
        <span className="session-when">
          {lastUsedAt === null ? (
            t("passkeys.neverUsed")
          ) : (
            <>
              {t("passkeys.lastUsed")}
              <Instant at={lastUsedAt} />
            </>
          )}
        </span>
      </div>
      <button
        type="button"
        className="button-default"
        aria-label={t("passkeys.removeLabel", { name })}
        disabled={isLocked}
        onClick={remove}
      >
        {t("passkeys.remove")}
      </button>
    </li>
  );
}
