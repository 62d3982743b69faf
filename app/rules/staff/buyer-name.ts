import * as z from "zod/mini";
import { requiredLine } from "../fields/typed-text";
import { lengths } from "../limits/lengths";

/** The name of a buying company as a super admin enters it. */
export const buyerName = z.object({ name: requiredLine(lengths.name) });
