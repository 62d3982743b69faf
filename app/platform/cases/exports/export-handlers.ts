import type { z } from "zod";
import { exports } from "~/contract";
import type { Core } from "~/platform/core/core";
import type { Db } from "~/platform/core/database/schema";
import type { Language } from "~/i18n/language";
import { type Handler, handleSession } from "~/platform/cases/handler";
import type { Actor } from "~/platform/records/sessions/actor";
import { toMessage } from "~/platform/records/messages/messages";
import { describeRows, loadQueueRows, type QueueReading } from "~/platform/records/queue/load-queue";
import { matching } from "~/platform/records/queue/queue-filter";
import { sortByNumber } from "~/platform/records/queue/queue-order";
import { ownTasks, toTask } from "~/platform/records/tasks/own-tasks";
import { instantKey, isOlderThan, readPiece } from "./piece";

type MessageInput = z.output<typeof exports.messages.input>;
type TaskInput = z.output<typeof exports.tasks.input>;
type RegistrationInput = z.output<typeof exports.registrations.input>;

/** The calls that export complete lists. */
export const exportHandlers = (core: Core): Handler[] => [
  handleSession(exports.messages, (input, { actor, language }) => messagePiece(core.db, actor, input, language)),
  handleSession(exports.tasks, (input, { actor, language }) => taskPiece(core.db, actor, input, language)),
  handleSession(exports.registrations, (input, context) => registrationPiece(core, input, context)),
];

function messagePiece(db: Db, { accountId }: Actor, { unread, after }: MessageInput, language: Language) {
  const list = db
    .selectFrom("message")
    .where("account_id", "=", accountId)
    .$if(unread, (query) => query.where("read_at", "is", null));
  return readPiece(after, {
    count: list.select(({ fn }) => fn.countAll().as("total")),
    rows: list
      .selectAll()
      .$if(after !== undefined, (query) => query.where(isOlderThan(after ?? "")))
      .orderBy("created_at", "desc")
      .orderBy("id", "desc"),
    keyOf: instantKey,
    toAnswer: (row) => toMessage(row, language),
  });
}

function taskPiece(db: Db, actor: Actor, { state, after }: TaskInput, language: Language) {
  const list = ownTasks(db, actor, state);
  return readPiece(after, {
    count: list.select(({ fn }) => fn.countAll().as("total")),
    rows: list
      .selectAll()
      .$if(after !== undefined, (query) => query.where(isOlderThan(after ?? "")))
      .orderBy("created_at", "desc")
      .orderBy("id", "desc"),
    keyOf: instantKey,
    toAnswer: (row) => toTask(row, language),
  });
}

async function registrationPiece(core: Core, { after, ...filter }: RegistrationInput, reading: QueueReading) {
  const { rows, next } = await readPiece(after, {
    count: matching(core, filter, reading).select(({ fn }) => fn.countAll().as("total")),
    rows: sortByNumber(core, filter, reading, after),
    keyOf: ({ number }) => number ?? "",
    toAnswer: ({ id }) => id,
  });
  return { next, rows: await describeRows(core, await loadQueueRows(core.db, rows), reading) };
}
