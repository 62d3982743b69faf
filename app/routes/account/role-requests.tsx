import { Form, useNavigation } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { formatList } from "~/rules/format";
import { Instant } from "~/ui/base/instant";
import { type PersonalOutcome, roleRequestRefusal } from "./personal-forms";
import type { Members } from "./personal.server";

type Props = { requests: Members["requests"]; outcome: PersonalOutcome | undefined };

/** Roles that are waiting for a second manager: the requester, the member, and the buttons to confirm or decline. */
export function RoleRequests({ requests, outcome }: Props) {
  const { t, i18n } = useTranslation(["account", "findings"]);
  const { state } = useNavigation();
  const refusal = roleRequestRefusal(outcome);
  if (requests.length === 0 && !refusal) return null;
  return (
    <section className="role-requests" aria-labelledby="role-requests-title">
      <h3 id="role-requests-title">{t("roles.requests")}</h3>
      <p className="field-hint">{t("roles.requestsText")}</p>
      <div aria-live="polite">
        {refusal?.codes.map((code) => (
          <p key={code} className="notice notice-error">
            {t(`findings:${code}` as "findings:account.roles.own")}
          </p>
        ))}
      </div>
      <ul className="member-list">
        {requests.map(({ requestId, userName, userAccount, roles, requestedBy, at, isRemoval, notConfirmable }) => (
          <li key={requestId}>
            <p className="member-name">
              <span lang="" translate="no">
                {userName}
              </span>
              <small lang="" translate="no">
                {userAccount}
              </small>
            </p>
            <p>
              {t(isRemoval ? "roles.removalRequested" : "roles.requested", {
                by: requestedBy ?? t("roles.byCompany"),
                roles: formatList(
                  i18n.language,
                  roles.map(({ name }) => name),
                ),
              })}{" "}
              <Instant at={at} />
            </p>
            {notConfirmable ? (
              <p className="field-hint">{t(`findings:${notConfirmable}` as "findings:account.roles.own")}</p>
            ) : null}
            <Form method="post" preventScrollReset className="section-actions">
              <input type="hidden" name="requestId" value={requestId} />
              {notConfirmable ? null : (
                <button
                  type="submit"
                  name="intent"
                  value="confirmRole"
                  className="button-primary"
                  disabled={state !== "idle"}
                >
                  {t(isRemoval ? "roles.confirmRemoval" : "roles.confirm")}
                  <span className="off-screen" lang="" translate="no">
                    {" "}
                    {userName}
                  </span>
                </button>
              )}
              <button
                type="submit"
                name="intent"
                value="declineRole"
                className="button-default"
                disabled={state !== "idle"}
              >
                {t("roles.decline")}
                <span className="off-screen" lang="" translate="no">
                  {" "}
                  {userName}
                </span>
              </button>
            </Form>
          </li>
        ))}
      </ul>
    </section>
  );
}
