import { Form } from "@remix-run/react";
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { failureWords } from "~/ui/feedback/failure-words";
import type { CodeChannel } from "~/rules/contact";
import { lengths } from "~/rules/limits/lengths";
import { QuestionField } from "~/ui/form/parts/question-field";

type Props = {
  id: string;
  intent: string;
  submit: string;
  /** The label of the button while it is busy. */
  busy?: string;
  /** Whether the delayed post has been abandoned, so that the form may be sent again. */
  isOver?: boolean;
  findings: FormFindings | undefined;
  /** May delay a post (use-held-submit.ts). */
  hold?: (event: FormEvent<HTMLFormElement>) => void;
  children: ReactNode;
};

/**
 * The form of one step. Every post loads the document, so that password managers see a sign-in; a second click on its
 * button has no effect, because a code is valid only once. After a refusal the focus moves to the error.
 */
export function StepForm({ id, intent, submit, busy, isOver = false, findings, hold, children }: Props) {
  const { t } = useTranslation("signIn");
  const form = useRef<HTMLFormElement>(null);
  const [isSent, setIsSent] = useState(false);
  const isBusy = isSent && !isOver;
  useEffect(() => {
    form.current?.querySelector<HTMLElement>('[data-refusal], [aria-invalid="true"]')?.focus();
    const backAgain = () => setIsSent(false);
    backAgain();
    addEventListener("pageshow", backAgain);
    return () => removeEventListener("pageshow", backAgain);
  }, [findings]);
  function once(event: FormEvent<HTMLFormElement>) {
    if (isBusy) return event.preventDefault();
    setIsSent(true);
    hold?.(event);
  }
  return (
    <Form
      ref={form}
      id={id}
      method="post"
      reloadDocument
      noValidate
      className="sign-in-form"
      aria-busy={isBusy}
      onSubmit={once}
    >
      {findings?.alert ? (
        <p className="notice notice-error" role="alert" tabIndex={-1} data-refusal>
          <RefusalSentence code={findings.alert} serverMessage={findings.serverMessage} params={findings.params} />
        </p>
      ) : null}
      {children}
      <div className="section-actions">
        <button type="submit" name="intent" value={intent} className="button-primary">
          {isBusy ? (busy ?? t("sending")) : submit}
        </button>
      </div>
    </Form>
  );
}

/** Sends a code as an alternative to the factor that the step requires. */
export const SendCodeForm = ({ to, label, address }: { to: CodeChannel; label: string; address: string }) => (
  <Form method="post" reloadDocument>
    <input type="hidden" name="to" value={to} />
    <button type="submit" name="intent" value="resend" className="button-quiet">
      {label}{" "}
      <span lang="" translate="no">
        {address}
      </span>
    </button>
  </Form>
);

/** The message of a refusal (§8); for the texts of the sign-in, with their numbers. */
function RefusalSentence({
  code,
  serverMessage,
  params,
}: { code: string } & Pick<FormFindings, "serverMessage" | "params">) {
  const { t, i18n } = useTranslation("findings");
  const isOurs = i18n.exists(`findings:${code}`) && !code.startsWith("request.");
  return <>{isOurs ? t(`findings:${code}`, params) : failureWords(i18n, { code, serverMessage, params })}</>;
}

/** The account, for the sign-in and for a forgotten password. */
export function AccountField({ findings }: { findings: FormFindings | undefined }) {
  const { t } = useTranslation("signIn");
  const code = findings?.fields?.account;
  return (
    <QuestionField
      id="sign-in-account"
      label={t("account.label")}
      hint={t("account.hint")}
      errors={code ? [code] : undefined}
      params={findings?.params}
      control={{
        type: "text",
        name: "account",
        autoComplete: "username",
        autoCapitalize: "none",
        spellCheck: false,
        required: true,
        maxLength: lengths.email,
        defaultValue: findings?.account,
      }}
    />
  );
}

/**
 * The reason why a step of the sign-in was refused, as codes rather than sentences: at its fields, or in one alert for
 * the whole form.
 */
export type FormFindings = {
  fields?: Partial<Record<"account" | "password" | "repeat" | "code", string>>;
  alert?: string;
  /** The base API's own message. */
  serverMessage?: string;
  params?: Record<string, string | number>;
  /** The account as typed. Typed passwords and codes are never repeated. */
  account?: string;
};
