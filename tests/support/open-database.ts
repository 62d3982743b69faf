import { DatabaseSync } from "node:sqlite";

/**
 * Opens the database of a running portal, which the caller closes. The portal may be writing at that moment: a statement
 * waits 5 s for its lock instead of failing.
 */
export const openDatabase = ({ folder }: { folder: string }): DatabaseSync =>
  new DatabaseSync(`${folder}/portal.db`, { timeout: 5000 });
