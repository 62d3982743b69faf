import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import * as z from "zod/mini";
import { call } from "~/client/call";
import { useAction } from "~/client/use-action";
import * as passkeys from "~/contract/passkeys";
import { Failure } from "~/gateway/failure";
import { emailCode } from "~/rules/contact";
import { passkeyLengths, passkeyName } from "~/rules/sign-in/passkey";
import { failureWords } from "~/ui/feedback/failure-words";
import { useSchemaForm } from "~/ui/base/use-schema-form";
import { type CodeControl, codeControl } from "~/ui/form/parts/code-input";
import { MailboxNotice } from "~/ui/form/parts/code-field";
import { QuestionField } from "~/ui/form/parts/question-field";
import { makeOnDevice, prepareDevice } from "~/ui/passkeys/device";

type Props = {
  /** The passkey to remove, or null to add one. */
  removed: { id: string; name: string } | null;
  email: string;
  hasMailbox: boolean;
  /** `news`: the announcement of the change; left out if nothing has changed. */
  onClose: (news?: string) => void;
};

/** Adds or removes a passkey. A code is sent first, and entered in the form for the change. */
export default function PasskeyPanel({ removed, email, hasMailbox, onClose }: Props) {
  const { t } = useTranslation("account");
  const title = useRef<HTMLHeadingElement>(null);
  const [challengeId, setChallengeId] = useState<string>();
  const send = useAction(async () => {
    const answer = await call(passkeys.sendCode, {});
    setChallengeId(answer.challengeId);
  });
  useEffect(() => {
    title.current?.focus();
    prepareDevice();
  }, []);
  return (
    <div className="contact-form" aria-busy={send.isBusy}>
      <h3 ref={title} tabIndex={-1}>
        {removed ? t("passkeys.removeTitle", { name: removed.name }) : t("passkeys.addTitle")}
      </h3>
      <p>{t(challengeId === undefined ? "passkeys.sendLead" : "passkeys.sent")}</p>
      <p className="contact-value" lang="" translate="no">
        {email}
      </p>
      {hasMailbox && challengeId !== undefined ? <MailboxNotice text={t("contact.mailbox")} /> : null}
      {challengeId === undefined ? null : removed ? (
        <RemoveForm passkeyId={removed.id} challengeId={challengeId} onClose={onClose} />
      ) : (
        <AddForm challengeId={challengeId} onClose={onClose} />
      )}
      <Problem failure={send.failure} />
      <div className="section-actions">
        <button
          type="button"
          className={challengeId === undefined ? "button-primary" : "button-default"}
          disabled={send.isBusy}
          onClick={() => void send.run()}
        >
          {t(challengeId === undefined ? "passkeys.send" : "passkeys.resend")}
        </button>
        <button type="button" className="button-quiet" onClick={() => onClose()}>
          {t("passkeys.cancel")}
        </button>
      </div>
    </div>
  );
}

type FormProps = { challengeId: string; onClose: Props["onClose"] };

/** An empty code counts as no code. */
const code = z.pipe(
  z.transform((typed: string) => typed.trim() || undefined),
  emailCode.shape.code,
);
const addition = z.object({ name: passkeyName, code });
const removal = z.object({ code });

/**
 * The name and the code, then the device. The code is consumed before the device is used: a user who closes the device's window
 * can try again with the response of the portal.
 */
function AddForm({ challengeId, onClose }: FormProps) {
  const { t } = useTranslation("account");
  const form = useSchemaForm(addition, { name: "", code: "" });
  const [options, setOptions] = useState<Awaited<ReturnType<typeof begin>>>();
  const begin = (typed: string) => call(passkeys.begin, { challengeId, code: typed });
  const add = useAction(async ({ name, code: typed }: z.output<typeof addition>) => {
    const current = options ?? (await begin(typed));
    setOptions(current);
    const { answer, problem } = await makeOnDevice(current);
    if (!answer) throw new Failure(400, { code: `passkey.${problem}` });
    // The challenge can be used only once, whether or not the passkey is added.
    setOptions(undefined);
    await call(passkeys.add, { name, passkey: answer });
    onClose(t("passkeys.done"));
  });
  return (
    <form
      onSubmit={form.submit((typed) => void add.run(typed))}
      noValidate
      aria-busy={add.isBusy}
      className="contact-form"
    >
      <QuestionField
        id="passkey-name"
        label={t("passkeys.name")}
        hint={t("passkeys.nameHint")}
        errors={form.errors.name ? [form.errors.name] : undefined}
        params={undefined}
        control={{
          ...form.control("name"),
          type: "text",
          autoComplete: "off",
          required: true,
          maxLength: passkeyLengths.name,
        }}
      />
      {options === undefined ? <CodeQuestion error={form.errors.code} control={form.control("code")} /> : null}
      <Problem failure={add.failure} />
      <div className="section-actions">
        <button type="submit" className="button-primary" disabled={add.isBusy}>
          {add.isBusy ? t("passkeys.waiting") : t(options === undefined ? "passkeys.confirmAdd" : "passkeys.again")}
        </button>
      </div>
    </form>
  );
}

function RemoveForm({ passkeyId, challengeId, onClose }: FormProps & { passkeyId: string }) {
  const { t } = useTranslation("account");
  const form = useSchemaForm(removal, { code: "" });
  const remove = useAction(async (typed: string) => {
    await call(passkeys.remove, { passkeyId, challengeId, code: typed });
    onClose(t("passkeys.removed"));
  });
  return (
    <form
      onSubmit={form.submit((typed) => void remove.run(typed.code))}
      noValidate
      aria-busy={remove.isBusy}
      className="contact-form"
    >
      <CodeQuestion error={form.errors.code} control={{ ...form.control("code"), autoFocus: true, submits: true }} />
      <Problem failure={remove.failure} />
      <div className="section-actions">
        <button type="submit" className="button-primary" disabled={remove.isBusy}>
          {remove.isBusy ? t("sending") : t("passkeys.confirmRemove")}
        </button>
      </div>
    </form>
  );
}

type CodeProps = { error: string | undefined; control: CodeControl };

/** The code from the email, before anything about passkeys changes. */
function CodeQuestion({ error, control }: CodeProps) {
  const { t } = useTranslation("account");
  return (
    <QuestionField
      id="passkey-code"
      label={t("passkeys.code")}
      hint={t("passkeys.codeHint")}
      errors={error ? [error] : undefined}
      params={undefined}
      control={{ ...codeControl, ...control }}
    />
  );
}

/** The reason for a failure, in the wording of the interface. */
function Problem({ failure }: { failure: Failure | undefined }) {
  const { t, i18n } = useTranslation(["account", "findings"]);
  if (!failure) return null;
  return (
    <p className="field-error" role="alert">
      {failure.code === "passkey.cancelled" || failure.code === "passkey.unsupported"
        ? t(failure.code === "passkey.cancelled" ? "passkeys.cancelled" : "passkeys.unsupported")
        : failureWords(i18n, { ...failure, params: waitParams(failure) })}
    </p>
  );
}

/** The time until the next attempt, in the unit of the sentence: seconds between two codes, otherwise minutes. */
function waitParams({ code: reason, retryAfter }: Failure) {
  if (!retryAfter) return undefined;
  const seconds = Number(retryAfter);
  return { seconds, count: reason === "code.tooSoon" ? seconds : Math.ceil(seconds / 60) };
}
