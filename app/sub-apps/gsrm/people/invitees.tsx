import { useTranslation } from "react-i18next";
import { call } from "~/client/call";
import { useAction } from "~/client/use-action";
import * as people from "~/contract/people";
import type { StaffInvitee } from "~/contract/people";
import { ShownAddress } from "~/ui/answers/shown-address";
import { Sure } from "~/ui/feedback/sure";
import { Instant } from "~/ui/base/instant";
import { FailureNotice } from "../../built-in/failure-notice";

type Props = { invitees: readonly StaffInvitee[]; onDone: (words: string) => void };

/** Colleagues who have a link and no account yet. */
export function Invitees({ invitees, onDone }: Props) {
  const { t } = useTranslation("people");
  const titles = (["name", "role", "invitedBy", "expires", "acts"] as const).map((name) => t(`invitees.${name}`));
  return (
    <section className="card rows people-invitees" aria-labelledby="invitees-title">
      <h2 id="invitees-title">{t("invitees.title")}</h2>
      <table aria-labelledby="invitees-title">
        <thead>
          <tr>
            {titles.map((title) => (
              <th key={title} scope="col">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {invitees.map((invitee) => (
            <tr key={invitee.invitationId}>
              <th scope="row">
                <span lang="">{invitee.userName}</span>
                <span className="people-account rows-address">
                  <ShownAddress address={invitee.email} />
                </span>
              </th>
              <td data-label={titles[1]}>{invitee.isSuperAdmin ? t("superAdmin") : invitee.role.name}</td>
              <td data-label={titles[2]}>
                {invitee.invitedBy === null ? t("invitees.operator") : <span lang="">{invitee.invitedBy}</span>}
              </td>
              <td data-label={titles[3]}>
                <Instant at={invitee.expiresAt} show="day" />{" "}
                {invitee.isExpired ? <span className="badge badge-late">{t("invitees.expired")}</span> : null}
              </td>
              <td>
                <InviteeActs invitee={invitee} onDone={onDone} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function InviteeActs({
  invitee: { invitationId, userName, email },
  onDone,
}: Omit<Props, "invitees"> & { invitee: StaffInvitee }) {
  const { t } = useTranslation("people");
  const renew = useAction(async () => {
    await call(people.renew, { invitationId });
    onDone(t("invitees.renewed", { email }));
  });
  const revoke = useAction(async () => {
    await call(people.revoke, { invitationId });
    onDone(t("invitees.revoked", { name: userName }));
  });
  return (
    <>
      <Sure
        words={{
          act: t("invitees.revoke"),
          sure: t("invitees.revokeSure"),
          yes: t("invitees.revokeYes"),
          no: t("no"),
          actOn: t("invitees.revokeFor", { name: userName }),
        }}
        look="button-default"
        isBusy={revoke.isBusy}
        onYes={() => void revoke.run()}
      >
        <button
          type="button"
          className="button-default"
          aria-label={t("invitees.renewFor", { name: userName })}
          disabled={renew.isBusy}
          onClick={() => void renew.run()}
        >
          {t("invitees.renew")}
        </button>
      </Sure>
      <FailureNotice failure={renew.failure ?? revoke.failure} />
    </>
  );
}
