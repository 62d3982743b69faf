import "./shown-address.css";
import { useTranslation } from "react-i18next";
import { findWireDomain } from "~/rules/sign-in/wire-domain";

/**
 * An email address or a website that another person typed. If its domain is in another script, its ASCII form is shown too:
 * `аpple.com` with a Cyrillic а looks like another company's domain.
 */
export function ShownAddress({ address }: { address: string }) {
  const { t } = useTranslation();
  const domain = findWireDomain(address);
  if (domain === null)
    return (
      <span lang="" translate="no">
        {address}
      </span>
    );
  return (
    <>
      <bdi lang="" translate="no">
        {address}
      </bdi>{" "}
      <span className="wire-domain">{t("form.wireDomain", { domain })}</span>
    </>
  );
}
