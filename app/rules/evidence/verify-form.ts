import * as z from "zod/mini";
import type { Question } from "../form/question";
import { parseSha256 } from "./evidence-pack";

/** The maximum length of the input, in characters: enough for a SHA-256, or for the line that a tool such as `sha256sum` prints. */
export const sha256FieldMax = 300;

const verifyForm = z.object({
  sha256: z
    .string("evidence.sha256")
    .check(z.maxLength(sha256FieldMax, "evidence.sha256"))
    .check(z.refine((text) => parseSha256(text) !== null, "evidence.sha256")),
});

/** The only field of the page that verifies a pack: its SHA-256. */
export const verifyQuestion: Question<z.output<typeof verifyForm>> = { fields: ["sha256"], schema: verifyForm };
