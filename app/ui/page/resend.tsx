import "./resend.css";
import { Form, useNavigation } from "@remix-run/react";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { seconds, inSeconds } from "~/rules/time";
import { useHeldSubmit } from "~/ui/base/use-held-submit";
import { FormGuard, type GuardFields } from "~/ui/base/form-guard";
import { useHydrated } from "~/ui/base/use-hydrated";

/** The countdown is announced to screen readers at these seconds only. */
const announcedSeconds = [60, 30, 10, 0];

type Props = {
  intent: string;
  /** The seconds until another code can be sent. */
  waitSeconds: number;
  /** The values that the form posts besides its intent. */
  values?: Record<string, string>;
  /** For the forms of visitors (S-16). */
  guard?: GuardFields;
  /** The reasons why no new code was sent, with the parameters of their messages. */
  refusals?: string[];
  params?: Record<string, string | number>;
  isSms?: boolean;
  reloadDocument?: boolean;
};

/** Sends another code, once that is allowed: a form after the code's own, so that Enter in the code field never posts it. */
export function Resend({ waitSeconds, refusals = [], params, isSms = false, ...form }: Props) {
  const { t } = useTranslation(["common", "findings"]);
  const secondsLeft = useSecondsLeft(waitSeconds);
  const isWaiting = useHydrated() && secondsLeft > 0;
  const [later, now] = isSms
    ? (["resend.missingSms", "resend.missingSmsNow"] as const)
    : (["resend.missing", "resend.missingNow"] as const);
  return (
    <>
      <p>{secondsLeft > 0 ? t(later, { count: secondsLeft }) : t(now)}</p>
      <Announcement waitSeconds={waitSeconds} left={secondsLeft} />
      {refusals.map((code) => (
        <p key={code} className="field-error" role="alert">
          {t(`findings:${code}` as "findings:code.tooSoon", params)}
        </p>
      ))}
      <ResendForm {...form} isWaiting={isWaiting} />
    </>
  );
}

function Announcement({ waitSeconds, left }: { waitSeconds: number; left: number }) {
  const { t } = useTranslation();
  const last = announcedSeconds.findLast((mark) => mark >= left && mark <= waitSeconds);
  const words = last === 0 && waitSeconds > 0 ? t("resend.readyNow") : last ? t("resend.readyIn", { count: last }) : "";
  return (
    <p role="status" className="off-screen">
      {words}
    </p>
  );
}

type FormProps = Pick<Props, "intent" | "values" | "guard" | "reloadDocument"> & { isWaiting: boolean };

function ResendForm({ intent, values = {}, guard, reloadDocument, isWaiting }: FormProps) {
  const { t } = useTranslation();
  const { isHeld, hold } = useHeldSubmit(guard?.mark ?? "");
  const { state, formData } = useNavigation();
  const isSending = isHeld || (state === "submitting" && formData?.get("intent") === intent);
  return (
    <Form method="post" reloadDocument={reloadDocument} onSubmit={guard ? hold : undefined} aria-busy={isSending}>
      {Object.entries(values).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {guard ? <FormGuard guard={guard} /> : null}
      <button type="submit" name="intent" value={intent} className="button-default" disabled={isWaiting}>
        {isSending ? t("resend.sending") : t("resend.button")}
      </button>
    </Form>
  );
}

/** Counts seconds down to 0. Without scripts it stays at the rendered value. */
function useSecondsLeft(count: number): number {
  const [left, setLeft] = useState(count);
  useEffect(() => {
    const endsAt = Date.now() + seconds(count);
    const ticking = setInterval(() => {
      const rest = Math.max(0, Math.ceil(inSeconds(endsAt - Date.now())));
      setLeft(rest);
      if (rest === 0) clearInterval(ticking);
    }, seconds(1));
    return () => clearInterval(ticking);
  }, [count]);
  return left;
}
