/** The first bytes of an OLE container: an old Office document, or a new one with a password. */
const containerStart = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1];
/** The name of the container's stream with an encrypted document (MS-OFFCRYPTO, 2.3.4.4), in UTF-16. */
const encryptedStream = [..."EncryptedPackage"].flatMap((letter) => [letter.charCodeAt(0), 0]);

/** Whether a file is an Office document that requires a password. */
export function isEncryptedOffice(bytes: Uint8Array): boolean {
  return containerStart.every((byte, at) => bytes[at] === byte) && holds(bytes, encryptedStream);
}

function holds(bytes: Uint8Array, piece: readonly number[]): boolean {
  const [first = 0] = piece;
  for (let at = bytes.indexOf(first); at !== -1; at = bytes.indexOf(first, at + 1))
    if (piece.every((byte, next) => bytes[at + next] === byte)) return true;
  return false;
}
