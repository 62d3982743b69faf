import { z } from "zod";

/** The user's region as this browser keeps it, named in the language it was asked for in. */
export const keptRegion = z.object({ code: z.string(), language: z.string(), name: z.string().max(100) });
export type KeptRegion = z.infer<typeof keptRegion>;
