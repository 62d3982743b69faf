import { useTranslation } from "react-i18next";
import { formatDay } from "~/rules/format";

/** §1: from a stated day on, signing in takes a code sent to the bound e-mail or phone. */
export function LoginCodeNotice({ from }: { from: string }) {
  const { t, i18n } = useTranslation("home");
  return (
    <div className="home-section">
      <p className="login-code" role="note">
        <svg
          viewBox="0 0 24 24"
          width="18"
          height="18"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.75"
          strokeLinecap="round"
          aria-hidden="true"
        >
          <path d="M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18M12 11v5.500M12 7.500v.1" />
        </svg>
        <span>{t("loginCode.text", { date: formatDay(i18n.language, from) })}</span>
      </p>
    </div>
  );
}
