import { z } from "zod";
import { longText } from "~/rules/fields/builders";
import { lengths } from "~/rules/limits/lengths";
import { draftPlaceMax, isDraftPlace, maxDraftTexts } from "~/rules/onboarding/draft-places";
import { endpoint } from "./endpoint";
import { instant } from "./moments";

const base = "/spfm/public/gsrm/v1/isp/onboarding/registrations/{registrationId}/decision-draft";
const permission = { access: "session", button: "registration.review" } as const;
const registrationId = z.string().max(64);

/** A text in the draft of a decision. */
export const draftText = z.strictObject({
  place: z
    .string()
    .max(draftPlaceMax)
    .refine(isDraftPlace)
    .meta({
      description: "`choice`, `reason`, `note`, or `comment:<section>:<field>`, with `@<row id>` for a field in a row.",
      examples: ["comment:basic:companyName"],
    }),
  text: z.string().max(lengths.scope).pipe(longText(lengths.scope)),
});

/**
 * Saves the texts that the caller has changed in the draft of a decision. An empty text is removed; other texts are
 * untouched, so that two windows do not overwrite each other. The draft is private to the caller and is deleted when
 * they decide. Refusals: `onboarding.unknown` (404), `decisionDraft.tooMany` (409).
 */
export const save = endpoint("PUT", base, {
  input: z.strictObject({ registrationId, texts: z.array(draftText).min(1).max(maxDraftTexts) }),
  answer: z.object({ savedAt: instant.nullable().describe("Null if no text remains.") }),
  ...permission,
  refusals: [404, 409],
});
