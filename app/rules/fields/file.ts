import * as z from "zod/mini";
import { oneText, textsOf, withKind } from "./kind-registry";

/** The UUID under which the files of this answer are stored (§7, `files/uuid`). */
export const file = () =>
  withKind(z.string("field.file").check(z.regex(/^[\da-f]{33}$/, "field.file")), {
    ...oneText,
    kind: "file",
    holdsFiles: true,
    toWords: (answer, { files }) => (files[textsOf(answer)[0] ?? ""] ?? []).map(({ fileName }) => fileName).join(" · "),
    cell: null,
  });
