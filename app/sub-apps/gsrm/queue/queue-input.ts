import type { z } from "zod";
import type * as onboarding from "~/contract/onboarding";
import type { QueuePlace } from "~/rules/onboarding/queue";

/** What the base API is asked for a page of the queue; what narrows nothing is left out. */
export const toQueueInput = ({ isLate, search, ...place }: QueuePlace): z.input<typeof onboarding.queue.input> => ({
  ...place,
  ...(isLate && { isLate }),
  ...(search && { search }),
});
