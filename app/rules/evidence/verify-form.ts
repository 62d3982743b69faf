import * as z from "zod/mini";
import type { Question } from "../form/question";
import { parseSha256 } from "./evidence-pack";

/** The longest input, in characters: a SHA-256, or a line that a program writes with it. */
export const sha256FieldMax = 300;

const verifyForm = z.object({
  sha256: z
    .string("evidence.sha256")
    .check(z.maxLength(sha256FieldMax, "evidence.sha256"))
    .check(z.refine((text) => parseSha256(text) !== null, "evidence.sha256")),
});

/** The one question of the page that verifies a pack: its SHA-256. */
export const verifyQuestion: Question<z.output<typeof verifyForm>> = { fields: ["sha256"], schema: verifyForm };
