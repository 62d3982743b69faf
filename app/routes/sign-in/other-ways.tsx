import { useTranslation } from "react-i18next";
import { type FactorStanding, listLinks, type SecondFactor } from "./second-factors";
import { SendCodeForm } from "./step-form";

type Props = { standing: FactorStanding; current: SecondFactor };

/** The other second factors of an account: links and forms that need no scripts. */
export function OtherWays({ standing, current }: Props & { current: Exclude<SecondFactor, "code"> }) {
  const { t } = useTranslation("signIn");
  return (
    <div className="sign-in-aside">
      <p>{t(`others.${current}`)}</p>
      <OtherLinks standing={standing} current={current} />
      {standing.step === "code" ? null : (
        <>
          <SendCodeForm to="email" label={t("others.toEmail")} address={standing.email} />
          {standing.phone === undefined ? null : (
            <SendCodeForm to="phone" label={t("others.toPhone")} address={standing.phone} />
          )}
        </>
      )}
    </div>
  );
}

/** The links to the second factors that need no message from us. */
export function OtherLinks({ standing, current }: Props) {
  const { t } = useTranslation("signIn");
  return listLinks(standing, current).map(({ way, query }) => (
    <a key={way} href={query}>
      {t(`ways.${way}`)}
    </a>
  ));
}
