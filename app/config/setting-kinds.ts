import { z } from "zod";

/** Added to the description of settings that are not used with a separate base API. */
export const embeddedNote = "Read by the embedded base API.";

const emptyIsUnset = (value: unknown) => (value === "" ? undefined : value);

/** An optional setting; an empty value counts as missing. `unset` describes what happens without it. */
export const optionalSetting = <S extends z.ZodType>(schema: S, meaning: string, unset = "none") =>
  z.preprocess(emptyIsUnset, schema.optional()).meta({ meaning, usual: unset });

/** A setting with a default. */
export const withDefault = <S extends z.ZodType>(schema: S, value: z.input<S> & string, meaning: string) =>
  z.preprocess((input) => emptyIsUnset(input) ?? value, schema).meta({ meaning, usual: `\`${value}\``, value });

/** `1` or `0`. */
export const flagSetting = (meaning: string) =>
  withDefault(z.enum(["0", "1"]), "0", meaning)
    .transform((value) => value === "1")
    .meta({ meaning, usual: "`0`", value: "0" });

/** An integer within a range. */
export const whole = (least: number, most: number, usual: number, meaning: string) =>
  withDefault(z.coerce.number().int().min(least).max(most), String(usual) as never, meaning);

/** A number of days. */
export const daysSetting = (usual: number, meaning: string) => whole(1, 3650, usual, meaning);

/** A comma-separated list of values. */
export const listSetting = z.string().transform((values) => values.split(",").map((value) => value.trim()));

export const phoneSetting = z.string().regex(/^\+?[\d ()-]{5,30}$/, "must be a telephone number");
export const webAddressSetting = z.url({ protocol: /^https?$/ });
/** A token sent as `Authorization: Bearer`. */
export const token = z.string().regex(/^[\x21-\x7e]+$/, "must be one line of plain characters without spaces");
