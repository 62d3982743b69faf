import type { z } from "zod";
import type { figures } from "~/contract";
import { changeActsNext, changeStates } from "~/rules/change-request/change-states";
import { toQueueInput } from "~/rules/queue/queue-input";
import { type QueueFilter, toStandardFilter, wholeQueue } from "~/rules/queue/queue-place";
import type { Core } from "~/platform/core/core";
import type { ActorContext } from "~/platform/cases/handler";
import { matching } from "~/platform/records/queue/queue-filter";

/** The figures that a reviewer needs at the start of the day. Each is the length of the list that its link opens. */
export async function loadSummary(
  core: Core,
  { actor, now }: ActorContext,
): Promise<z.input<typeof figures.summary.answer>> {
  const count = async (filter: QueueFilter) => {
    const { total } = await matching(core, toQueueInput(filter), { actor, now })
      .select(({ fn }) => fn.countAll().as("total"))
      .executeTakeFirstOrThrow();
    return Number(total);
  };
  const { total: changes } = await core.db
    .selectFrom("change_request")
    .select(({ fn }) => fn.countAll().as("total"))
    .where("proposed_at", "is not", null)
    .where("state", "in", toDecide)
    .executeTakeFirstOrThrow();
  return {
    late: await count(toStandardFilter("late")),
    dueSoon: await count({ ...wholeQueue, isSoon: true }),
    waiting: await count(wholeQueue),
    changes: Number(changes),
    mine: await count(toStandardFilter("mine")),
  };
}

const toDecide = changeStates.filter((state) => changeActsNext(state) === "purchasing");
