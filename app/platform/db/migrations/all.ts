import type { Migration } from "kysely/migration";
import { registrations } from "./001-registrations";
import { mail } from "./002-mail";
import { files } from "./003-files";
import { reference } from "./004-reference";

/** Every migration, in its order. A migration that has been released is never edited: add another. */
export const migrations: Record<string, Migration> = {
  "001-registrations": registrations,
  "002-mail": mail,
  "003-files": files,
  "004-reference": reference,
};
