import * as z from "zod/mini";
import { lengths } from "../limits/lengths";

/** The input of the search box above a list: part of a name, a number or an email. */
export const listSearch = z.object({ search: z.string().check(z.trim(), z.maxLength(lengths.email)) });

/** The state of a list in its address; empty for the default. */
export const parseSearch = (query: URLSearchParams): string =>
  (query.get("search") ?? "").trim().slice(0, lengths.email);
