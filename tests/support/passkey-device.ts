import { createHash, createSign, generateKeyPairSync, randomBytes } from "node:crypto";

const origin = "https://portal.brand.example";
const sha256 = (data: Uint8Array | string) => createHash("sha256").update(data).digest();
const encode = (data: Uint8Array | string) => Buffer.from(data).toString("base64url");

/** A CBOR encoder for the types an authenticator needs: small numbers, text, bytes and maps. */
function cbor(value: number | string | Uint8Array | Map<number | string, unknown>): Buffer {
  if (typeof value === "number") return value < 0 ? head(1, -1 - value) : head(0, value);
  if (typeof value === "string") return Buffer.concat([head(3, value.length), Buffer.from(value)]);
  if (value instanceof Uint8Array) return Buffer.concat([head(2, value.length), value]);
  const entries = [...value].flatMap(([key, item]) => [cbor(key), cbor(item as number)]);
  return Buffer.concat([head(5, value.size), ...entries]);
}

function head(major: number, length: number): Buffer {
  if (length < 24) return Buffer.from([(major << 5) | length]);
  return length < 256
    ? Buffer.from([(major << 5) | 24, length])
    : Buffer.from([(major << 5) | 25, length >> 8, length & 255]);
}

const userPresent = 0x01;
const withCredential = 0x40;

/** A software security key, for the relying party `portal.brand.example` unless another page uses it. */
export function passkeyDevice({ at = origin } = {}) {
  const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const { x = "", y = "" } = publicKey.export({ format: "jwk" });
  const id = randomBytes(16);
  const rpIdHash = sha256(new URL(at).hostname);
  const named = { id: encode(id), rawId: encode(id), type: "public-key" as const };
  let counter = 0;

  function authenticatorData(flags: number, ...more: Buffer[]) {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    return Buffer.concat([rpIdHash, Buffer.from([flags]), count, ...more]);
  }
  const clientData = (type: string, challenge: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin: at, crossOrigin: false }));

  return {
    id: named.id,
    /** Sets the counter back, as if this were a cloned device. */
    forget: () => (counter = 0),
    make(challenge: string) {
      const bytes = (part: string) => Buffer.from(part, "base64url");
      const key = new Map<number, unknown>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, bytes(x)],
        [-3, bytes(y)],
      ]);
      const credential = [Buffer.alloc(16), Buffer.from([0, id.length]), id, cbor(key)];
      const attestation = new Map<string, unknown>([
        ["fmt", "none"],
        ["attStmt", new Map()],
        ["authData", authenticatorData(userPresent | withCredential, ...credential)],
      ]);
      return {
        ...named,
        response: {
          clientDataJSON: encode(clientData("webauthn.create", challenge)),
          attestationObject: encode(cbor(attestation)),
          transports: ["usb", "something new"],
        },
      };
    },
    sign(challenge: string) {
      counter += 1;
      const data = authenticatorData(userPresent);
      const client = clientData("webauthn.get", challenge);
      const signature = createSign("sha256")
        .update(Buffer.concat([data, sha256(client)]))
        .sign(privateKey);
      return {
        ...named,
        response: {
          clientDataJSON: encode(client),
          authenticatorData: encode(data),
          signature: encode(signature),
        },
      };
    },
  };
}
export type PasskeyDevice = ReturnType<typeof passkeyDevice>;
