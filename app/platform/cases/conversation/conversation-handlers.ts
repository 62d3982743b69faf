import { conversation } from "~/contract";
import { refuse } from "~/platform/core/base/refuse";
import type { Context, Core } from "~/platform/core/core";
import type { Tables } from "~/platform/core/database/schema";
import { type Handler, handle, handleSession } from "~/platform/cases/handler";
import {
  lastPlace,
  markQuestionsRead,
  reviewerReader,
  supplierReader,
} from "~/platform/records/conversation/questions";
import { requireCompany } from "~/platform/records/registrations/find-registration";
import { requireRegistrationToken } from "~/platform/records/registrations/registration-session";
import { listForReviewer, listForSupplier } from "./list-questions";
import { sendQuestion } from "./send-question";

/** The messages between a supplier and purchasing: of the registrant, of an approved company, and of reviewers. */
export const conversationHandlers = (core: Core): Handler[] => [
  handle(conversation.list, async (page, context) => listForSupplier(core, await requireOwn(core, context), page)),
  handle(conversation.send, async (input, context) => {
    const registrationId = await requireRegistrationToken(core, context);
    const actor = `registrant:${registrationId}`;
    return sendQuestion(core, registrationId, input, { side: "supplier", accountId: null, actor, now: context.now });
  }),
  handle(conversation.markRead, async ({ upTo }, context) => {
    await markQuestionsRead(core.db, await requireRegistrationToken(core, context), supplierReader, upTo);
    return {};
  }),
  handleSession(conversation.listOwn, async (page, { actor }) =>
    listForSupplier(core, await requireCompany(core, actor), page),
  ),
  handleSession(conversation.sendOwn, async (input, { actor: { accountId, ...actor }, now }) => {
    const { id } = await requireCompany(core, { accountId, ...actor });
    return sendQuestion(core, id, input, { side: "supplier", accountId, actor: `account:${accountId}`, now });
  }),
  handleSession(conversation.markOwnRead, async ({ upTo }, { actor }) => {
    const { id } = await requireCompany(core, actor);
    await markQuestionsRead(core.db, id, supplierReader, upTo);
    return {};
  }),
  handleSession(conversation.listForReview, async ({ registrationId, ...page }, { actor }) => {
    const registration = await requireReviewable(core, registrationId);
    return listForReviewer(core, registration, reviewerReader(actor.accountId), page);
  }),
  handleSession(conversation.reply, async ({ registrationId, ...input }, { actor: { accountId }, now }) => {
    const { id } = await requireReviewable(core, registrationId);
    return sendQuestion(core, id, input, { side: "purchasing", accountId, actor: `account:${accountId}`, now });
  }),
  handleSession(conversation.markReadForReview, async ({ registrationId, upTo }, { actor }) => {
    const { id } = await requireReviewable(core, registrationId);
    await markQuestionsRead(core.db, id, reviewerReader(actor.accountId), upTo);
    return {};
  }),
];

async function requireOwn(core: Core, context: Context): Promise<Tables["registration"]> {
  const id = await requireRegistrationToken(core, context);
  return (await findRow(core, id)) ?? refuse("unknown", "request.e404");
}

/** A submitted registration, or a draft whose registrant has written: without a message, drafts are private to their supplier. */
async function requireReviewable(core: Core, id: string): Promise<Tables["registration"]> {
  const row = await findRow(core, id);
  if (row && (row.submitted_at !== null || (await lastPlace(core.db, id)) > 0)) return row;
  return refuse("unknown", "onboarding.unknown");
}

const findRow = ({ db }: Core, id: string) =>
  db.selectFrom("registration").selectAll().where("id", "=", id).executeTakeFirst();
