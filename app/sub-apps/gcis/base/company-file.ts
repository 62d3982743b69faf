import type { z } from "zod";
import type { load } from "~/contract/company-file";
import { companyFiles } from "~/contract/paths";
import { fileCallsAt } from "~/client/file-calls";

export type CompanyFile = NonNullable<z.output<typeof load.answer>>;

/** The files of the own company, read and changed with the session. */
export const companyFileCalls = fileCallsAt(companyFiles, ({ fileUrl }) => companyFiles.content(fileUrl));
