import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { call } from "~/client/call";
import { useAction } from "~/client/use-action";
import { useAnswer } from "~/client/use-answer";
import * as undeliveredLetters from "~/contract/undelivered-letters";
import type { UndeliveredEmail } from "~/contract/undelivered-letters";
import { Instant } from "~/ui/base/instant";
import { FailureNotice } from "../../built-in/failure-notice";

/**
 * The undelivered emails to the supplier; renders nothing if there are none. The file can be read even if this list
 * fails to load.
 */
export function UndeliveredEmails({ registrationId }: { registrationId: string }) {
  const { t } = useTranslation("gsrm");
  const { answer, reload } = useAnswer(undeliveredLetters.list, { registrationId });
  const [status, setStatus] = useState("");
  const title = useRef<HTMLHeadingElement>(null);
  // The pressed button is removed, so the focus goes to the heading above the result.
  useEffect(() => {
    if (status) title.current?.focus();
  }, [status]);
  if (!answer || (answer.length === 0 && status === "")) return null;
  return (
    <section className="notice notice-warning" aria-labelledby="undelivered-title">
      <h2 id="undelivered-title" ref={title} tabIndex={-1}>
        {t("undelivered.title")}
      </h2>
      <p role="status">{status}</p>
      <ul>
        {answer.map((message) => (
          <li key={message.letterId}>
            <Email
              registrationId={registrationId}
              message={message}
              onSent={() => {
                setStatus(t("undelivered.done"));
                reload();
              }}
              onOutdated={reload}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

type Props = { registrationId: string; message: UndeliveredEmail; onSent: () => void; onOutdated: () => void };

function Email({ registrationId, message, onSent, onOutdated }: Props) {
  const { t } = useTranslation("gsrm");
  const { letterId, topic, to, failedAt, failure, state } = message;
  const name = t(`undelivered.topics.${topic}`);
  const action = useAction(async () => {
    await call(undeliveredLetters.resend, { registrationId, letterId });
    onSent();
  });
  return (
    <>
      <p>
        <strong>{name}</strong> · <span lang="">{to}</span> · <Instant at={failedAt} />
      </p>
      <p>{t(`undelivered.failures.${failure}`)}</p>
      {state === "resendable" ? (
        <div className="section-actions">
          <button
            type="button"
            className="button-default"
            aria-label={t("undelivered.resendFor", { topic: name, email: to })}
            disabled={action.isBusy}
            onClick={() => void action.run().then((isDone) => isDone || onOutdated())}
          >
            {action.isBusy ? t("undelivered.busy") : t("undelivered.resend")}
          </button>
        </div>
      ) : (
        <p>{t(`undelivered.states.${state}`)}</p>
      )}
      <FailureNotice failure={action.failure} />
    </>
  );
}
