import "@mantine/core/styles/Alert.css";
import { Alert } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { formatDay } from "~/ui/page/instants";

/** §1: from a stated day on, signing in asks for a code sent to the bound e-mail or phone. */
export function LoginCodeNotice({ from }: { from: string }) {
  const { t, i18n } = useTranslation("home");
  return (
    <div className="home-section login-code">
      <Alert role="note" radius="lg" title={t("loginCode.title")} icon={<Shield />}>
        {t("loginCode.text", { date: formatDay(i18n.language, from) })}
      </Alert>
    </div>
  );
}

function Shield() {
  return (
    <svg
      viewBox="0 0 24 24"
      width="22"
      height="22"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.8"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d="M12 3 5 5.500v5.500c0 4.500 2.900 8 7 10 4.100-2 7-5.500 7-10V5.500zM9 11.800l2.200 2.200 4-4.400" />
    </svg>
  );
}
