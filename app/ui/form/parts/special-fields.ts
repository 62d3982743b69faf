import { createContext, type ReactNode, useContext } from "react";
import type * as z from "zod/mini";

/** Renders the field at a form name. */
type RenderField = (name: string) => ReactNode;

/** The names of a tab's fields and of those in the rows of its tables, without row numbers: `banks.iban`. */
type FieldKey<Answers> = {
  [Field in keyof Answers & string]:
    | Field
    | (NonNullable<Answers[Field]> extends (infer Row extends object)[] ? `${Field}.${keyof Row & string}` : never);
}[keyof Answers & string];

/** The fields of a tab with a custom layout. */
export type SpecialFields<S extends z.ZodMiniObject> = Partial<Record<FieldKey<z.output<S>>, RenderField>>;

const Special = createContext<Readonly<Partial<Record<string, RenderField>>>>({});
export const SpecialFieldsProvider = Special.Provider;

/** Renders a field with its tab's custom layout. Undefined if the field has the layout of its kind. */
export const useSpecialField = (labelKey: string): RenderField | undefined => useContext(Special)[labelKey];
