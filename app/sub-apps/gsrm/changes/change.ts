import type { z } from "zod";
import type { one } from "~/contract/change-review";

/** A change of a company file as purchasing sees it. */
export type ReviewedChange = z.output<typeof one.answer>;
