import { fileCallsAt } from "~/client/file-calls";
import { files, registrationIdHeader } from "~/contract/paths";
import { paths } from "~/paths";

/** The file calls of a registration. Its page that opens a file requests an address that is valid for five minutes. */
export const registrationFiles = (registrationId: string) =>
  fileCallsAt(files, ({ fileUrl }) => paths.file(fileUrl), { [registrationIdHeader]: registrationId });
