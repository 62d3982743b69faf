import * as z from "zod/mini";
import { textCell } from "./cell";
import { severalLines } from "./characters";
import { oneText, withKind } from "./kind-registry";

/** Several lines of text. */
export const longText = (max: number) =>
  withKind(z.string("field.required").check(z.maxLength(max, "field.tooLong"), severalLines), {
    ...oneText,
    kind: "longText",
    max,
    cell: textCell,
  });
