import * as z from "zod/mini";
import { lengths } from "./limits/lengths";

/** What the search box above a list takes: part of a name, a number or an e-mail. */
export const listSearch = z.object({ search: z.string().check(z.trim(), z.maxLength(lengths.email)) });

/** What the address of a list says of it; empty: nothing. */
export const parseSearch = (query: URLSearchParams): string =>
  (query.get("search") ?? "").trim().slice(0, lengths.email);
