import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { MailboxNotice } from "~/ui/form/parts/code-field";
import type { Question } from "~/rules/form/question";
import { ContactForm } from "./contact-form";
import type { FormRefusal } from "./personal-outcome";
import { codeControl } from "~/ui/form/parts/code-input";

type Field<Answers> = { name: Extract<keyof Answers, string>; label: string; hint: string };
type Props<Answers> = {
  id: string;
  question: Question<Answers>;
  /** The code to what is new, and the code to what is known. */
  fields: Field<Answers>[];
  words: { sent: string; confirm: string; missing: string; giveUp: string };
  /** The addresses that the codes went to. */
  addresses: string[];
  intents: { confirm: string; resend: string; giveUp: string };
  /** What the form that began the change was posted with: the codes are sent again with it. */
  change: { name: string; value: string };
  hasMailbox: boolean;
  refusal: FormRefusal | undefined;
  /** Why codes were not sent again. */
  resent: FormRefusal | undefined;
};

/** The two codes that a change of e-mail or of the bound phone waits for; they can be sent once more, or the change given up. */
export function CodesForm<Answers extends Record<string, unknown>>(props: Props<Answers>) {
  const { id, question, fields, words, addresses, intents, change, hasMailbox, refusal, resent } = props;
  const { t } = useTranslation(["account", "findings"]);
  const [tooSoon] = Object.values(resent?.reply.error ?? {}).flatMap((codes) => codes ?? []);
  return (
    <div className="contact-code">
      <p>{words.sent}</p>
      {addresses.map((address) => (
        <p key={address} className="contact-value" lang="">
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
          <button type="submit" name="intent" value={intents.giveUp} className="button-quiet">
            {words.giveUp}
          </button>
        </Form>
      </div>
    </div>
  );
}
