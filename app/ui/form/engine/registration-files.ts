import { fileCallsAt } from "~/client/file-calls";
import { files, registrationIdHeader } from "~/contract/paths";
import { paths } from "~/paths";

/** The file calls of a registration. Files open through a page that requests an address valid for five minutes. */
export const registrationFiles = (registrationId: string) =>
  fileCallsAt(files, ({ fileUrl }) => paths.file(fileUrl), { [registrationIdHeader]: registrationId });
