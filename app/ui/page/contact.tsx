import { useTranslation } from "react-i18next";

/** The contact for suppliers, as configured by the company: an address, a number, and its hours. */
export type Support = { email?: string; phone?: string; hours: string };

/** The URL of a link that dials a number, which may contain spaces. */
export const callTo = (phone: string): string => `tel:${phone.replace(/[^+\d]/g, "")}`;

type Props = { support: Support | undefined; className?: string };

/** The company's contact, on every page; renders nothing if the company has not set one. */
export function ContactLine({ support, className = "contact" }: Props) {
  const { t } = useTranslation();
  if (!support?.email && !support?.phone) return null;
  const { email, phone, hours } = support;
  return (
    <address className={className}>
      <strong>{t("contact.title")}</strong>
      {hours ? <span>{hours}</span> : null}
      {phone ? <a href={callTo(phone)}>{phone}</a> : null}
      {email ? (
        <a href={`mailto:${email}`} lang="" translate="no">
          {email}
        </a>
      ) : null}
    </address>
  );
}
