import * as z from "zod/mini";
import { registrationIdHeader, shownAnswer } from "~/contract/paths";
import type { SectionId } from "~/rules/registration/section-ids";
import { fetchJson } from "./fetch-json";

const answer = z.object({ value: z.string() });

/**
 * Returns a sensitive answer of a registration in full, by the form name of its field (`banks[0].accountNumber`). Each
 * call is recorded (S-58). Throws a `Failure` if the answer does not exist, or if the session has expired or belongs to
 * another registration.
 */
export async function revealAnswer(registrationId: string, section: SectionId, field: string): Promise<string> {
  const { value } = await fetchJson(shownAnswer, answer, {
    method: "POST",
    headers: { "content-type": "application/json", [registrationIdHeader]: registrationId },
    body: JSON.stringify({ section, field }),
  });
  return value;
}
