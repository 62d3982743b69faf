import { type ActionFunctionArgs, json, type LoaderFunctionArgs } from "@remix-run/node";
import { Form, Link, type MetaFunction, useActionData, useLoaderData, useNavigation } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import "~/ui/page/start.css";
import type { colleagues } from "~/contract";
import type { z } from "zod";
import { paths } from "~/paths";
import { formatDay } from "~/rules/format";
import { requestFor } from "~/session/request.server";
import { FormGuard } from "~/ui/base/form-guard";
import { useHeldSubmit } from "~/ui/base/use-held-submit";
import { MailboxNotice } from "~/ui/form/parts/code-field";
import { CodeForm } from "~/ui/form/parts/code-form";
import { WithName } from "~/ui/base/with-name";
import { Resend } from "~/ui/page/resend";
import { startCodeQuestion } from "../registration/start-forms";
import { loadEntry, takeEntryStep } from "./colleague.server";

export const handle = { title: "colleagues:entry.page" };
export const meta: MetaFunction = () => [{ name: "robots", content: "noindex" }];

export async function loader(args: LoaderFunctionArgs) {
  const data = await loadEntry(requestFor(args));
  return json(data, data.invitation ? 200 : 404);
}

export const action = (args: ActionFunctionArgs) => takeEntryStep(requestFor(args));

/** The invitation of a colleague: its sender, its tabs, and the form for the code that opens them. */
export default function ColleagueEntry() {
  const { t } = useTranslation("colleagues");
  const data = useLoaderData<typeof loader>();
  const { invitation } = data;
  const standing = invitation?.standing ?? "unknown";
  return (
    <main id="main" className="narrow start-page">
      <h1>{t(`entry.${standing}.title`)}</h1>
      <p className="lead">
        <WithName name={invitation?.invitedBy ?? ""} say={(name) => t(`entry.${standing}.text`, { name })} />
      </p>
      {invitation ? <InvitationFacts invitation={invitation} /> : null}
      {invitation && standing === "open" ? (
        <EntrySteps key={data.sentAt} {...data} email={invitation.email} />
      ) : (
        <div className="section-actions">
          <Link to={paths.home} className="button-default">
            {t("errors:toHome")}
          </Link>
        </div>
      )}
    </main>
  );
}

type Invitation = z.output<typeof colleagues.look.answer>;

function InvitationFacts({ invitation }: { invitation: Invitation }) {
  const { t, i18n } = useTranslation(["colleagues", "fields"]);
  const tabs = invitation.sections.map((tab) => t(`fields:${tab}.title`)).join(t("list.and"));
  const written = [
    ["company", invitation.companyName],
    ["invitedBy", invitation.invitedBy],
    ["name", invitation.name],
  ] as const;
  const plain = [
    ["tabs", tabs],
    ["expires", formatDay(i18n.language, invitation.expiresAt)],
  ] as const;
  return (
    <dl className="stop-facts card">
      {written.map(([fact, value]) =>
        value ? (
          <div key={fact}>
            <dt>{t(`entry.${fact}`)}</dt>
            <dd lang="" translate="no">
              {value}
            </dd>
          </div>
        ) : null,
      )}
      {plain.map(([fact, value]) => (
        <div key={fact}>
          <dt>{t(`entry.${fact}`)}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

type StepProps = Omit<Awaited<ReturnType<typeof loadEntry>>, "invitation"> & { email: string };

/** The code is sent by a button, so that opening the link has no effect, and is then entered. */
function EntrySteps({ email, isSent, resendSeconds, guard, hasMailbox }: StepProps) {
  const { t } = useTranslation("colleagues");
  const outcome = useActionData<typeof action>();
  const { isHeld, hold } = useHeldSubmit(guard.mark);
  const isSending = useNavigation().state === "submitting" || isHeld;
  const refusals = outcome?.refusals ?? [];
  if (!isSent)
    return (
      <Form method="post" onSubmit={hold} className="card" aria-busy={isSending}>
        <p>{t("entry.send.text", { email })}</p>
        <Refusals codes={refusals} params={outcome?.params} />
        <FormGuard guard={guard} />
        <div className="section-actions">
          <button type="submit" name="intent" value="code" className="button-primary">
            {isSending ? t("entry.send.sending") : t("entry.send.button")}
          </button>
        </div>
      </Form>
    );
  return (
    <div className="card">
      <p>{t("entry.code.sent", { email })}</p>
      {hasMailbox ? <MailboxNotice text={t("entry.code.mailbox")} isBeside={false} /> : null}
      <CodeForm
        id="colleague-code"
        question={startCodeQuestion}
        intent="enter"
        lastResult={outcome?.code}
        label={t("entry.code.label")}
        hint={t("entry.code.hint")}
        params={outcome?.params}
        words={{ submit: t("entry.code.enter"), busy: t("entry.code.entering") }}
      />
      <div className="resend">
        <Resend
          intent="code"
          waitSeconds={Number(refusals.length > 0 ? outcome?.params?.["seconds"] : resendSeconds)}
          guard={guard}
          refusals={refusals}
          params={outcome?.params}
        />
      </div>
    </div>
  );
}

/** The reason why no code was sent. */
function Refusals({
  codes,
  params,
}: {
  codes: readonly string[];
  params: Record<string, string | number> | undefined;
}) {
  const { t } = useTranslation("findings");
  return codes.map((code) => (
    <p key={code} className="field-error" role="alert">
      {t(code as "code.tooSoon", params)}
    </p>
  ));
}
