import { companyFiles } from "~/contract/paths";
import { fileCallsAt } from "~/ui/form/controls/file-calls";

/** The files of the own company: fetched and kept with the session. */
export const companyFileCalls = fileCallsAt(companyFiles, ({ fileUrl }) => companyFiles.content(fileUrl));
