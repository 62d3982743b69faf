import type { z } from "zod";
import { registration } from "~/contract";
import type { Asked } from "./caller.server";
import { gatewayFor } from "./gateway.server";

type Draft = z.output<typeof registration.load.answer>;

const loaded = new WeakMap<object, Promise<Draft>>();

/** The registration of this session, read once a request: the wizard around a tab and the tab itself both show it. */
export function draftOf(asked: Asked): Promise<Draft> {
  const known = loaded.get(asked.context);
  if (known) return known;
  const draft = gatewayFor(asked).then((call) => call(registration.load, {}));
  loaded.set(asked.context, draft);
  return draft;
}
