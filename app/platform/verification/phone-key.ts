import { toE164 } from "~/rules/phone-number";
import type { Seal } from "../db/sealed";
import { refuse } from "../http/refuse";

/** The number as messages are sent to it; what takes no messages is refused. */
export const phoneNumber = (typed: string): string => toE164(typed) ?? refuse(400, "profile.boundPhone.invalid");

/** Every hash under which this number may be stored, the newest first; `number` is E.164. */
export const phoneHashes = (seal: Seal, number: string): string[] => seal.hashes("phone", number);
