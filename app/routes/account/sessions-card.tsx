import { Form, useNavigation } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import type { OwnSessions } from "~/contract/profile";
import { Instant } from "~/ui/base/instant";

/** The user's sessions, with buttons to end one or all of them. */
export function SessionsCard({ sessions }: { sessions: OwnSessions }) {
  const { t } = useTranslation("account");
  const isBusy = useNavigation().state !== "idle";
  return (
    <section className="card" aria-labelledby="sessions-title" aria-busy={isBusy}>
      <h2 id="sessions-title">{t("sessions.title")}</h2>
      <p className="field-hint">{t("sessions.lead")}</p>
      <ul className="sessions">
        {sessions.map((session) => (
          <li key={session.id}>
            <div>
              <strong>
                {session.browser ? t(`sessions.browsers.${session.browser}`) : t("sessions.browsers.other")}
              </strong>
              {session.isCurrent ? <span className="session-mark">{t("sessions.current")}</span> : null}
              <span className="session-when">
                {t("sessions.since")}
                <Instant at={session.since} />
              </span>
              <span className="session-when">
                {t("sessions.lastUsed")}
                <Instant at={session.lastUsedAt} />
              </span>
            </div>
            {session.isCurrent ? null : (
              <Form method="post" preventScrollReset>
                <input type="hidden" name="sessionId" value={session.id} />
                <button type="submit" name="intent" value="sessionEnd" className="button-default" disabled={isBusy}>
                  {t("sessions.end")}
                </button>
              </Form>
            )}
          </li>
        ))}
      </ul>
      <Form method="post" reloadDocument>
        <button type="submit" name="intent" value="sessionsEnd" className="button-default">
          {t("sessions.endAll")}
        </button>
      </Form>
    </section>
  );
}
