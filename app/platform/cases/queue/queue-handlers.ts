import { onboarding, queueBulk, queueViews } from "~/contract";
import type { Core } from "~/platform/core/core";
import { type Handler, handleSession } from "~/platform/cases/handler";
import { loadQueue } from "~/platform/records/queue/load-queue";
import { runBulk } from "./bulk";
import { loadLook, saveLook } from "./look";
import { listViews, removeView, saveView } from "./views";

/** The queue of the purchasing managers: its rows, its views, its layout, and the actions on several rows. */
export const queueHandlers = (core: Core): Handler[] => [
  handleSession(onboarding.queue, (input, context) => loadQueue(core, input, context)),
  handleSession(queueViews.list, (_, { actor, now }) => listViews(core, actor, now)),
  handleSession(queueViews.save, (view, { actor }) => saveView(core, actor, view)),
  handleSession(queueViews.remove, async ({ viewId }, { actor }) => {
    await removeView(core.db, actor, viewId);
    return {};
  }),
  handleSession(queueViews.loadLook, (_, { actor }) => loadLook(core.db, actor)),
  handleSession(queueViews.saveLook, async (look, { actor }) => {
    await saveLook(core.db, actor, look);
    return {};
  }),
  handleSession(queueBulk.run, (input, { actor, now }) => runBulk(core, input, { accountId: actor.accountId, now })),
];
