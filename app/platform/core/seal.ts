import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  createSecretKey,
  hkdfSync,
  type KeyObject,
  randomBytes,
  timingSafeEqual,
} from "node:crypto";

/** Encrypts data that must not be readable in a stolen table, log or backup (S-57, T-24). */
export type Seal = {
  /** `about` identifies its row, so that a value moved to another row cannot be decrypted. */
  close(value: unknown, about: string): string;
  open<Value>(sealedValue: string, about: string): Value;
  /** The prefix of every value that was encrypted with the newest secret. */
  newestPrefix: string;
  /** Whether a value was encrypted with one of the secrets; it is not decrypted. */
  knows(sealedValue: string): boolean;
  /** A keyed hash under the newest secret, for looking up data that must not be stored in clear. */
  hash(purpose: string, value: string): string;
  /** Like `hash`, but under every secret, for finding rows from before the last change of secrets. */
  hashes(purpose: string, value: string): string[];
  sign(text: string): string;
  isSigned(text: string, signature: string): boolean;
  /** The signing keys of all secrets but the newest, for checking their signatures once the secrets are removed. */
  olderSigningKeys(): { id: string; key: string }[];
};

/**
 * AES-256-GCM and HMAC-SHA-256 with keys derived from the secrets: the newest secret encrypts, all of them decrypt. The
 * keys are `KeyObject`s, because OpenSSL would otherwise set them up again for every use, which is five times slower.
 */
export function makeSeal(secrets: readonly string[]): Seal {
  if (secrets.length === 0 || secrets.some((secret) => secret.length < 32)) {
    throw new Error("Secrets of at least 32 characters are needed");
  }
  const keys = secrets.map((secret) => ({
    id: derive(secret, "key id", 4).toString("hex"),
    sealing: createSecretKey(derive(secret, "sealing", 32)),
    hashing: createSecretKey(derive(secret, "hashing", 32)),
    signing: createSecretKey(derive(secret, "signing", 32)),
  }));
  const newest = keys[0]!;
  const hashWith = (key: KeyObject, purpose: string, value: string) =>
    createHmac("sha256", key).update(`${purpose}\n${value}`).digest("base64url");

  return {
    close(value, about) {
      const nonce = randomBytes(12);
      const cipher = createCipheriv("aes-256-gcm", newest.sealing, nonce).setAAD(Buffer.from(about));
      const body = Buffer.concat([cipher.update(JSON.stringify(value), "utf8"), cipher.final()]);
      return `${newest.id}.${Buffer.concat([nonce, cipher.getAuthTag(), body]).toString("base64url")}`;
    },
    open(sealedValue, about) {
      const [id, packed = ""] = sealedValue.split(".");
      const key = keys.find((candidate) => candidate.id === id);
      if (!key) throw new Error("Sealed under a secret that is no longer configured");
      const bytes = Buffer.from(packed, "base64url");
      const decipher = createDecipheriv("aes-256-gcm", key.sealing, bytes.subarray(0, 12))
        .setAAD(Buffer.from(about))
        .setAuthTag(bytes.subarray(12, 28));
      return JSON.parse(decipher.update(bytes.subarray(28), undefined, "utf8") + decipher.final("utf8"));
    },
    newestPrefix: `${newest.id}.`,
    knows: (sealedValue) => keys.some(({ id }) => sealedValue.startsWith(`${id}.`)),
    hash: (purpose, value) => hashWith(newest.hashing, purpose, value),
    hashes: (purpose, value) => keys.map((key) => hashWith(key.hashing, purpose, value)),
    sign: (text) => signWith(newest.signing, text).toString("base64url"),
    isSigned: (text, signature) => keys.some(({ signing }) => fits(signing, text, signature)),
    olderSigningKeys: () =>
      keys.slice(1).map(({ id, signing }) => ({ id, key: signing.export().toString("base64url") })),
  };
}

/** Whether one of the keys of `olderSigningKeys` signed a text. */
export const isSignedWith = (key: string, text: string, signature: string): boolean =>
  fits(createSecretKey(key, "base64url"), text, signature);

const signWith = (key: KeyObject, text: string) => createHmac("sha256", key).update(text).digest();

function fits(key: KeyObject, text: string, signature: string): boolean {
  const actualBytes = Buffer.from(signature, "base64url");
  const expectedBytes = signWith(key, text);
  return actualBytes.length === expectedBytes.length && timingSafeEqual(actualBytes, expectedBytes);
}

const derive = (secret: string, purpose: string, bytes: number) =>
  Buffer.from(hkdfSync("sha256", secret, "supplier portal platform", purpose, bytes));
