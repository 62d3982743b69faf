import type { z } from "zod";
import type { load } from "~/contract/company-file";

export type CompanyFile = NonNullable<z.output<typeof load.answer>>;
