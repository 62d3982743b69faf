import { useTranslation } from "react-i18next";
import { call } from "~/client/call";
import { useAction } from "~/client/use-action";
import * as people from "~/contract/people";
import type { UnlinkedSignIn } from "~/contract/people";
import { ShownAddress } from "~/ui/answers/shown-address";
import { Sure } from "~/ui/feedback/sure";
import { Instant } from "~/ui/base/instant";
import { FailureNotice } from "../../built-in/failure-notice";

type Props = {
  signIns: readonly UnlinkedSignIn[];
  /** The account selected for each sign-in; if none is, the one that the provider's email address suggests. */
  person?: { accountId: string; userName: string };
  onDone: (words: string) => void;
};

/** People who signed in at the company's own provider and have no account here. */
export function UnlinkedSignIns({ signIns, person, onDone }: Props) {
  const { t } = useTranslation("people");
  const titles = (["who", "subject", "at", "acts"] as const).map((name) => t(`unlinked.${name}`));
  return (
    <table className="people-unlinked" aria-label={t("unlinked.title")}>
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
        {signIns.map((signIn) => (
          <tr key={signIn.signInId}>
            <th scope="row">
              {signIn.userName === null ? t("unlinked.unnamed") : <span lang="">{signIn.userName}</span>}
              {signIn.email === null ? null : (
                <span className="people-account rows-address">
                  <ShownAddress address={signIn.email} />
                </span>
              )}
            </th>
            <td data-label={titles[1]}>
              <code lang="" translate="no">
                {signIn.subject}
              </code>
            </td>
            <td data-label={titles[2]}>
              <Instant at={signIn.lastAt} />
            </td>
            <td>
              <SignInActs signIn={signIn} person={person ?? signIn.suggested} onDone={onDone} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

type ActsProps = Pick<Props, "onDone"> & { signIn: UnlinkedSignIn; person: UnlinkedSignIn["suggested"] };

function SignInActs({ signIn: { signInId, userName, subject }, person, onDone }: ActsProps) {
  const { t } = useTranslation("people");
  const name = userName ?? subject;
  const link = useAction(async () => {
    if (!person) return;
    await call(people.link, { signInId, accountId: person.accountId });
    onDone(t("unlinked.linked", { name: person.userName }));
  });
  const dismiss = useAction(async () => {
    await call(people.dismiss, { signInId });
    onDone(t("unlinked.dismissed", { name }));
  });
  const dismissal = (
    <button
      type="button"
      className="button-default"
      aria-label={t("unlinked.dismissFor", { name })}
      disabled={dismiss.isBusy}
      onClick={() => void dismiss.run()}
    >
      {t("unlinked.dismiss")}
    </button>
  );
  return (
    <>
      {person ? (
        <>
          <p>
            {t("unlinked.account")} <span lang="">{person.userName}</span>
          </p>
          <Sure
            words={{
              act: t("unlinked.link"),
              actOn: t("unlinked.linkFor", { name: person.userName }),
              sure: t("unlinked.linkSure"),
              yes: t("unlinked.linkYes"),
              no: t("no"),
            }}
            look="button-primary"
            isBusy={link.isBusy}
            onYes={() => void link.run()}
          >
            {dismissal}
          </Sure>
        </>
      ) : (
        dismissal
      )}
      <FailureNotice failure={link.failure ?? dismiss.failure} />
    </>
  );
}
