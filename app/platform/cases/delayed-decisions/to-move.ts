import type { z } from "zod";
import type { delayedDecisions } from "~/contract";
import type { Move } from "~/platform/records/onboarding/move";

type DelayedContent = Omit<z.output<typeof delayedDecisions.make.input>, "registrationId"> & { accountId: string };

/** The step of a registration that a delayed decision stands for. */
export const toMove = (
  registrationId: string,
  { accountId, version, event, note }: DelayedContent,
  now: Date,
): Move => ({ registrationId, event, note, by: { kind: "purchasing", accountId, version }, now });
