import { INTENT } from "@conform-to/dom";
import { useForm } from "@conform-to/react";
import { Form, useNavigation } from "@remix-run/react";
import type { ComponentProps, ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { QuestionField } from "~/ui/form/parts/question-field";
import { type Question, readQuestion } from "~/rules/form/question";
import { MailboxNotice } from "~/ui/form/parts/code-field";
import { codeControl } from "~/ui/form/parts/code-input";
import type { FormRefusal } from "./personal-forms";

type Field<Answers> = {
  name: Extract<keyof Answers, string>;
  initial?: string | null;
  label: string;
  hint: string;
  control: ComponentProps<"input">;
};
type ContactFormProps<Answers> = {
  id: string;
  intent: string;
  question: Question<Answers>;
  fields: Field<Answers>[];
  submit: string;
  refusal: FormRefusal | undefined;
  /** Additional fields, which are neither checked here nor refilled. */
  children?: ReactNode;
};

/** A form with one or two fields. The rule of the base API checks them on blur and on submission. */
export function ContactForm<Answers extends Record<string, unknown>>(props: ContactFormProps<Answers>) {
  const { id, intent, question, fields, submit, refusal, children } = props;
  const { t } = useTranslation("account");
  const { state, formData } = useNavigation();
  const isBusy = state !== "idle" && formData?.get("intent") === intent;
  const [form, inputs] = useForm<Record<string, string>>({
    id,
    defaultValue: Object.fromEntries(fields.map(({ name, initial }) => [name, initial ?? ""])),
    lastResult: refusal?.reply,
    shouldValidate: "onBlur",
    shouldRevalidate: "onInput",
    onValidate: ({ formData: data }) => readQuestion(question, data, data.get(INTENT)) as never,
  });
  // When the password field loses the focus, conform validates everything again and would drop the server's refusal.
  const refusalAt = (name: string, value: unknown) =>
    value === refusal?.reply.initialValue?.[name] ? (refusal?.reply.error?.[name] ?? undefined) : undefined;
  return (
    <Form
      method="post"
      id={form.id}
      onSubmit={form.onSubmit}
      preventScrollReset
      noValidate
      className="contact-form"
      aria-busy={isBusy}
    >
      {fields.map(({ name, label, hint, control }) => (
        <QuestionField
          key={name}
          id={`${id}-${name}`}
          label={label}
          hint={hint}
          errors={inputs[name]?.errors ?? refusalAt(name, inputs[name]?.value)}
          params={refusal?.params}
          control={{ ...control, name, defaultValue: inputs[name]?.initialValue }}
        />
      ))}
      {children}
      <input type="hidden" name="intent" value={intent} />
      <div className="section-actions">
        <button type="submit" className="button-primary">
          {isBusy ? t("sending") : submit}
        </button>
      </div>
    </Form>
  );
}

type CodeField<Answers> = { name: Extract<keyof Answers, string>; label: string; hint: string };
type CodesFormProps<Answers> = {
  id: string;
  question: Question<Answers>;
  /** The code sent to the new address or number, and the code sent to a known one. */
  fields: CodeField<Answers>[];
  words: { sent: string; confirm: string; missing: string; cancel: string };
  /** The addresses to which the codes were sent. */
  addresses: string[];
  intents: { confirm: string; resend: string; cancel: string };
  /** The value posted by the form that started the change, with which the codes are resent. */
  change: { name: string; value: string };
  hasMailbox: boolean;
  refusal: FormRefusal | undefined;
  /** The reason why the codes were not resent. */
  resent: FormRefusal | undefined;
};

/**
 * The two codes required for a change of the email address or the bound phone. They can be resent, or the change
 * cancelled.
 */
export function CodesForm<Answers extends Record<string, unknown>>(props: CodesFormProps<Answers>) {
  const { id, question, fields, words, addresses, intents, change, hasMailbox, refusal, resent } = props;
  const { t } = useTranslation(["account", "findings"]);
  const [tooSoon] = Object.values(resent?.reply.error ?? {}).flatMap((codes) => codes ?? []);
  return (
    <div className="contact-code">
      <p>{words.sent}</p>
      {addresses.map((address) => (
        <p key={address} className="contact-value" lang="" translate="no">
          {address}
        </p>
      ))}
      {hasMailbox ? <MailboxNotice text={t("contact.mailbox")} /> : null}
      <ContactForm
        id={id}
        intent={intents.confirm}
        question={question}
        fields={fields.map((field) => ({ ...field, control: codeControl }))}
        submit={words.confirm}
        refusal={refusal}
      />
      <p className="field-hint">{words.missing}</p>
      {tooSoon ? (
        <p className="field-error" role="alert">
          {t(`findings:${tooSoon}` as "findings:code.tooSoon", resent?.params)}
        </p>
      ) : null}
      <div className="section-actions">
        <Form method="post" preventScrollReset>
          <input type="hidden" name={change.name} value={change.value} />
          <button type="submit" name="intent" value={intents.resend} className="button-default">
            {t("contact.resend")}
          </button>
        </Form>
        <Form method="post" preventScrollReset>
          <button type="submit" name="intent" value={intents.cancel} className="button-quiet">
            {words.cancel}
          </button>
        </Form>
      </div>
    </div>
  );
}

/** The signed-in user's password, because an open session is not enough to change an account's email or phone. */
export function OwnPasswordField({ id, refusal }: { id: string; refusal: FormRefusal | undefined }) {
  const { t } = useTranslation("account");
  return (
    <QuestionField
      id={id}
      label={t("contact.password")}
      hint={t("contact.passwordHint")}
      errors={refusal?.reply.error?.password ?? undefined}
      params={refusal?.params}
      control={{
        type: "password",
        name: "password",
        autoComplete: "current-password",
        autoCapitalize: "none",
        spellCheck: false,
        required: true,
        maxLength: 400,
      }}
    />
  );
}
