import { Link, useFetcher } from "@remix-run/react";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { paths } from "~/paths";
import { type CodeDeliveryState, mayStillChange } from "~/rules/emails/code-delivery";
import { seconds } from "~/rules/time";

/** The delays between checks, in seconds. They increase, because most servers respond immediately. */
const looks = [1, 3, 6, 15, 30, 60, 60, 60];

type Props = { rendered: CodeDeliveryState; email: string; to: string };

/**
 * The state of the email with the code, and what to do: it counts as sent until a mail server reports otherwise.
 * Without scripts the text stays as `rendered`.
 */
export function DeliveryNotice({ rendered, email, to }: Props) {
  const { t } = useTranslation("registration");
  const state = useCodeDelivery(rendered);
  return (
    <div role="status">
      {state === "refused" ? (
        <p className="notice notice-error">
          <span>{t("start.refused", { email })}</span> <Link to={paths.registerChange(to)}>{t("start.correct")}</Link>
        </p>
      ) : state === "delayed" ? (
        <p className="notice notice-warning">{t("start.delayed", { email })}</p>
      ) : (
        <p>{t("start.sent", { email })}</p>
      )}
    </div>
  );
}

function useCodeDelivery(rendered: CodeDeliveryState): CodeDeliveryState {
  const { load, data } = useFetcher<{ delivery: CodeDeliveryState }>();
  const [looked, setLooked] = useState(0);
  const state = data?.delivery ?? rendered;
  const wait = mayStillChange(state) ? looks[looked] : undefined;
  useEffect(() => {
    if (wait === undefined) return;
    const timer = setTimeout(() => {
      setLooked((count) => count + 1);
      load(paths.registerStart);
    }, seconds(wait));
    return () => clearTimeout(timer);
  }, [load, looked, wait]);
  return state;
}
