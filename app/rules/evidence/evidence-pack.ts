import { hours } from "../time";

/** The state of a pack. `waiting`: not generated yet; `removed`: only its SHA-256 remains. */
export type PackState = "waiting" | "ready" | "removed";

/** The forms in which a pack is offered: the document alone, or with the files and the means to verify them. */
export const packKinds = ["pdf", "zip"] as const;
export type PackKind = (typeof packKinds)[number];

/** The parts of a pack's file name: the number of the registration, and the round, or the section and the day of a decision. */
type Named = { number: string } & ({ round: number } | { section: string; at: string });

/** The name under which a pack is saved. */
export function packFileName(named: Named, kind: PackKind): string {
  if ("round" in named) return `${named.number}-round-${named.round}.${kind}`;
  return `${named.number}-change-${named.section}-${packTime(named.at).slice(0, 10)}.${kind}`;
}

/** Characters that file systems do not allow in a name. */
const forbidden = /[<>:"/\\|?*\p{Cc}]/gu;

/**
 * The path of a file in the archive. It is numbered, because two files may have the same name, and has no characters
 * that Windows rejects. `place` starts at 1.
 */
export const archivePath = (place: number, name: string): string =>
  `files/${String(place).padStart(2, "0")}-${withoutEnd(name.replace(forbidden, "_"))}`;

/** Windows also drops dots and spaces at the end of a name. */
const withoutEnd = (name: string): string => (name.endsWith(".") || name.endsWith(" ") ? `${name}_` : name);

/** A pasted SHA-256, alone or as a line of `sha256sum`, in lower case; null if it is not one. */
export function parseSha256(text: string): string | null {
  const [, ofLine] = /^\s*\\?([\da-f]{64})\s/i.exec(text) ?? [];
  const digits = (ofLine ?? text.replace(/\s/g, "")).toLowerCase();
  return /^[\da-f]{64}$/.test(digits) ? digits : null;
}

/** An instant to the second in China's time: `2026-11-23 14:05:09 GMT+8`. */
export function packTime(instant: string): string {
  const china = new Date(new Date(instant).getTime() + chinaAheadMs).toISOString();
  return `${china.slice(0, 10)} ${china.slice(11, 19)} GMT+8`;
}
const chinaAheadMs = hours(8);

/** Whether a line must not break between this character and another of its kind. */
export const isWordCharacter = (character: string | undefined): boolean =>
  character !== undefined && /[\w.,@:-]/.test(character);
