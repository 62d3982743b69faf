import { toE164 } from "~/rules/phone-number";
import type { Seal } from "./seal";
import { refuse } from "~/platform/ground/base/refuse";

/** The number as messages are sent to it; what takes no messages is refused. */
export const phoneNumber = (input: string): string => toE164(input) ?? refuse("invalid", "profile.boundPhone.invalid");

/** Every hash under which this number may be stored, the newest first; `number` is E.164. */
export const phoneHashes = (seal: Seal, number: string): string[] => seal.hashes("phone", number);
