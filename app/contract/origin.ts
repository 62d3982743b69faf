import { z } from "zod";

/** Where a row that comes with the release comes from now. */
export const origin = z
  .enum(["release", "changed", "added"])
  .describe("As the release fills it, changed by the company, or added.");
