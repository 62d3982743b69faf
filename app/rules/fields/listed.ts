import * as z from "zod/mini";
import type { AnswerWords } from "./field-kind";
import { textCell } from "./cell";
import { oneText, textsOf, withKind } from "./kind-registry";

const code = () => z.string("field.choose").check(z.regex(/^[\w.+-]{1,64}$/, "field.choose"));

/** A code from a list of values of the base API; `parent` names the sibling field that narrows the list. */
export const listed = (lovCode: string, parent?: string) =>
  withKind(code(), {
    ...oneText,
    kind: "listed",
    list: { lovCode, parent },
    toWords: (answer, words) => meaningsOf(lovCode, answer, words),
    cell: textCell,
  });

/** Several codes from a list of values. */
export const listedMany = (lovCode: string, max: number) =>
  withKind(z.array(code(), "field.choose").check(z.minLength(1, "field.choose"), z.maxLength(max, "field.tooMany")), {
    ...oneText,
    kind: "listedMany",
    list: { lovCode },
    max,
    isMany: true,
    fit: (answer) => (Array.isArray(answer) ? textsOf(answer) : undefined),
    toWords: (answer, words) => meaningsOf(lovCode, answer, words),
    cell: null,
  });

const meaningsOf = (lovCode: string, answer: unknown, { meanings }: AnswerWords) =>
  textsOf(answer)
    .map((one) => meanings[lovCode]?.[one] ?? one)
    .join(" · ");
