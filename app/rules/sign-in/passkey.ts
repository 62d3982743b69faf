import * as z from "zod/mini";
import { minutes } from "../time";

/** The transports by which a browser reaches a passkey. */
export const passkeyTransports = ["ble", "cable", "hybrid", "internal", "nfc", "smart-card", "usb"] as const;

/** The most passkeys of one account. */
export const maxPasskeys = 10;
/** The validity of a passkey challenge. */
export const passkeyMs = minutes(5);

/** The maximum lengths in a browser's passkey response, as base64url: data, and ids of at most 1023 bytes. */
export const longestPasskeyText = 16_000;
export const longestPasskeyId = 1400;
/** The longest name of a passkey, the longest name as typed, the longest transport, and the most transports. */
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
