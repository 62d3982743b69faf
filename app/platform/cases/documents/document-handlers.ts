import type { z } from "zod";
import { documents } from "~/contract";
import { isSupplier } from "~/rules/onboarding/stages";
import { chinaDate } from "~/rules/calendar/china-date";
import type { Core } from "~/platform/core/core";
import { type ActorContext, type Handler, handle, handleSession } from "~/platform/cases/handler";
import { listDocumentDates } from "~/platform/records/documents/keep-dates";
import { findCompany } from "~/platform/records/registrations/find-registration";
import { loadFeed, openFeed, renewFeed, withdrawFeed } from "./feed";
import { listDates } from "./list-dates";

/** The calls of the expiry calendar: a supplier's own dates, purchasing's view of all suppliers, and the calendar feed. */
export const documentHandlers = (core: Core): Handler[] => [
  handleSession(documents.load, (_, context) => loadOwn(core, context)),
  handleSession(documents.createFeed, ({ language }, context) => renewFeed(core, language, context)),
  handleSession(documents.withdrawFeed, async (_, context) => {
    await withdrawFeed(core, context);
    return {};
  }),
  handleSession(documents.list, (input, { now }) => listDates(core, input, now)),
  handle(documents.feed, ({ key }, context) => openFeed(core, key, context)),
];

async function loadOwn(core: Core, { actor, now }: ActorContext): Promise<z.input<typeof documents.load.answer>> {
  const row = await findCompany(core, actor);
  if (!row) return null;
  const today = chinaDate(now);
  const dates = await listDocumentDates(core, core.db, row.id, today);
  return {
    today,
    documents: dates.map(({ document, section, kind, list, type, name, dueOn }) => ({
      document,
      section,
      kind,
      list,
      type,
      name,
      dueOn,
    })),
    isReplaceable: isSupplier(row.state),
    feed: await loadFeed(core.db, row.id),
  };
}
