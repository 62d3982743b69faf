import type { Seal } from "~/platform/core/seal";
import type { Tables } from "~/platform/core/database/schema";

export type MailboxRow = Tables["mailbox_request"];
/** The personal data of a request. */
type Content = { email: string; reason: string };

/** The encryption context of the content of a request. */
export const aboutMailboxRequest = (id: string): string => `mailbox-request:${id}`;

/** Encrypts the content of a request. */
export const sealMailboxRequest = (seal: Seal, id: string, content: Content): string =>
  seal.close(content, aboutMailboxRequest(id));

/** Decrypts the content of a request. */
export const openMailboxRequest = (seal: Seal, { id, request_sealed }: MailboxRow): Content =>
  seal.open<Content>(request_sealed, aboutMailboxRequest(id));
