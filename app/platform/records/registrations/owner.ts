import type { Seal } from "~/platform/ground/seal";

/** The registrant: sealed as one. */
export type Owner = { name: string; email: string };

const about = (registrationId: string) => `registration:${registrationId}`;

/** Seals a registrant to the registration they own. */
export const sealOwner = (seal: Seal, registrationId: string, owner: Owner): string =>
  seal.close(owner, about(registrationId));

/** Opens the registrant of a registration. */
export const openOwner = (seal: Seal, { id, owner_sealed }: { id: string; owner_sealed: string }): Owner =>
  seal.open<Owner>(owner_sealed, about(id));
