import * as z from "zod/mini";
import { minutes } from "../time";

/** The transports by which a browser reaches a passkey. */
export const passkeyTransports = ["ble", "cable", "hybrid", "internal", "nfc", "smart-card", "usb"] as const;

/** The maximum number of passkeys per account. */
export const maxPasskeys = 10;
/** The validity of a passkey challenge. */
export const passkeyMs = minutes(5);

/** The maximum lengths in a browser's passkey response, as base64url: data, and ids of at most 1023 bytes. */
export const longestPasskeyText = 16_000;
export const longestPasskeyId = 1400;
/**
 * The maximum lengths of a passkey's name, of the name as typed and of a transport, and the maximum number of
 * transports.
 */
export const passkeyLengths = { name: 40, typedName: 200, transport: 40, transports: 10 } as const;

/** The name by which a user recognises a passkey: one line, trimmed. */
export const passkeyName = z
  .string()
  .check(
    z.trim(),
    z.minLength(1, "passkey.name"),
    z.maxLength(passkeyLengths.name, "passkey.name"),
    z.regex(/^\P{C}*$/u, "passkey.name"),
  );
