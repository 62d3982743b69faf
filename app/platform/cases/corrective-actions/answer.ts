import type { z } from "zod";
import type { correctiveActions } from "~/contract";
import { nextCorrective } from "~/rules/corrective-action/corrective-transitions";
import { fillIn, pages } from "~/rules/pages";
import { iso } from "~/platform/core/base/instants";
import { refuse } from "~/platform/core/base/refuse";
import type { Core } from "~/platform/core/core";
import { inBoth } from "~/platform/core/words/words-in";
import type { ActorContext } from "~/platform/cases/handler";
import { requireAction } from "~/platform/records/corrective-actions/corrective-actions";
import { recordStep } from "~/platform/records/corrective-actions/record-step";
import { passTaskOn } from "~/platform/records/corrective-actions/pass-task-on";
import { filesUnder } from "~/platform/records/files/list-files";
import { sendMessage } from "~/platform/records/messages/messages";
import { nameFor } from "~/platform/records/registrations/company-name";
import { lockRegistration } from "~/platform/records/registrations/lock-registration";
import { requireCompany } from "~/platform/records/registrations/find-registration";

type ActionAnswerInput = z.output<typeof correctiveActions.answer.input>;

/** Submits a supplier's answer with the files on its screen; purchasing gets a task, and the requester a message. */
export async function answerAction(core: Core, input: ActionAnswerInput, { actor, now }: ActorContext): Promise<void> {
  const { actionId, version, text, files } = input;
  const { id: registrationId } = await requireCompany(core, actor);
  await core.db.transaction().execute(async (trx) => {
    const company = await lockRegistration(trx, registrationId);
    const row = await requireAction(trx, actionId, registrationId);
    const transition = nextCorrective(row.state, "answer");
    const storedFiles = (await filesUnder(core, trx, registrationId, [row.uuid]))[row.uuid] ?? [];
    const isSameFiles = storedFiles.map(({ fileUrl }) => fileUrl).join(" ") === files.join(" ");
    if (row.version !== version || !transition || !isSameFiles) refuse("conflict", "correctiveAction.outdated");
    const step = { step: "answer", to: transition.to, accountId: actor.accountId, text, dueOn: null, now } as const;
    const action = await recordStep(core, trx, row, step);
    await passTaskOn(trx, action, iso(now));
    const words = inBoth("correctiveActions", (t, language) => {
      const values = { number: row.number, company: nameFor(language, company) };
      return { title: t("message.answered.title", values), body: t("message.answered.body", values) };
    });
    const to = fillIn(pages.correctiveAction, row.id);
    await sendMessage(trx, { at: now, accountId: row.requested_by, words, to });
  });
}
