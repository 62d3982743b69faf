import { Link } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { safePath } from "~/rules/safe-path";
import { AlarmMark } from "~/ui/reading/alarm-mark";
import { Reading } from "~/ui/reading/reading";

type Props = {
  message: { title: string; createDate: string; isAlarm: boolean; text: string; to: string | null };
  back: { to: string; label: string };
};

/** One message, with the way to where something is to be done about it. */
export function MessageDetail({ message: { title, createDate, isAlarm, text, to }, back }: Props) {
  const { t } = useTranslation("messages");
  // The base API may be somebody else's: it leads nowhere but to our own pages (S-37).
  const path = safePath(to, "");
  return (
    <Reading title={title} mark={isAlarm ? <AlarmMark /> : null} at={createDate} text={text} back={back}>
      {path ? (
        <Link to={path} className="button-primary">
          {t("detail.go")}
        </Link>
      ) : null}
    </Reading>
  );
}
