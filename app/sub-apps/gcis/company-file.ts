import type { z } from "zod";
import type { load } from "~/contract/company-file";
import { companyFiles } from "~/contract/paths";
import { fileCallsAt } from "~/client/upload";
import { manufacturerZone, wallClock } from "~/rules/dates";

export type CompanyFile = NonNullable<z.output<typeof load.answer>>;

/** The files of the own company: fetched and kept with the session. */
export const companyFileCalls = fileCallsAt(companyFiles, ({ fileUrl }) => companyFiles.content(fileUrl));

/** The calendar day in China, which the rules of a section go by. */
export const today = (): string => wallClock(new Date(), manufacturerZone).toISOString().slice(0, 10);
