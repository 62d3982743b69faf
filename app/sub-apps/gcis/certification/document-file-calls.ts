import * as certification from "~/contract/certification";
import { certificationFiles } from "~/contract/paths";
import type { DocumentType } from "~/rules/onboarding/certification";
import { type FileCalls, send } from "~/ui/form/controls/file-calls";
import { call } from "../../built-in/call";
import { companyFileCalls } from "../company-file-calls";

/** How the files of a document of the certification come and go: they are known by the document, not by a UUID. */
export const documentFileCalls = (type: DocumentType): FileCalls => ({
  newUuid: () => Promise.resolve(type),
  put: (_, file, progress) => send(certificationFiles(type), {}, file, progress),
  list: async () => {
    const found = await call(certification.load, {});
    return found?.documents.find((document) => document.type === type)?.files ?? [];
  },
  remove: companyFileCalls.remove,
  hrefOf: companyFileCalls.hrefOf,
});
