import { companyFiles } from "~/contract/paths";
import { fileCallsAt } from "~/client/upload";

/** The files of the own company: fetched and kept with the session. */
export const companyFileCalls = fileCallsAt(companyFiles, ({ fileUrl }) => companyFiles.content(fileUrl));
