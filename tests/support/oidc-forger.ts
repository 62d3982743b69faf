import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { type CryptoKey, exportJWK, exportSPKI, generateKeyPair, type JWTPayload, SignJWT, UnsecuredJWT } from "jose";

/** The ways in which an ID token can differ from a valid one. */
export type Forgery = {
  alg?: "RS256" | "HS256" | "none";
  /** Signed with a key that the provider does not publish. */
  isByStranger?: boolean;
  /** Takes the claims of a valid token. */
  claims?: (good: JWTPayload) => JWTPayload;
};
export type Forger = Awaited<ReturnType<typeof openForger>>;

export const forgerClient = { clientId: "portal-at-company", clientSecret: "a secret & of the company" };
const now = () => Math.floor(Date.now() / 1000);

/** An identity provider on this machine whose answers the test determines. */
export async function openForger() {
  const [own, stranger] = [await generateKeyPair("RS256", { extractable: true }), await generateKeyPair("RS256")];
  const publicJwk = { ...(await exportJWK(own.publicKey)), kid: "1", alg: "RS256", use: "sig" };
  const publicPem = new TextEncoder().encode(await exportSPKI(own.publicKey));
  const asked: { path: string; authorization: string | undefined; body: URLSearchParams }[] = [];
  const settings = { issuer: "", status: 200, nonce: "", forgery: {} as Forgery };
  let origin = "";

  const answers: Record<string, () => Promise<object> | object> = {
    "/.well-known/openid-configuration": () => ({
      issuer: settings.issuer || origin,
      authorization_endpoint: `${origin}/auth`,
      token_endpoint: `${origin}/token`,
      jwks_uri: `${origin}/jwks`,
      end_session_endpoint: `${origin}/logout`,
      response_types_supported: ["code"],
      subject_types_supported: ["public"],
      id_token_signing_alg_values_supported: ["RS256", "HS256", "none"],
    }),
    "/jwks": () => ({ keys: [publicJwk] }),
    "/token": async () => ({ access_token: "a", token_type: "Bearer", expires_in: 60, id_token: await idToken() }),
  };

  async function idToken() {
    const { alg = "RS256", isByStranger = false, claims = (good) => good } = settings.forgery;
    const good = { iss: origin, aud: forgerClient.clientId, sub: "employee-7", nonce: settings.nonce };
    const payload = claims({ ...good, iat: now(), exp: now() + 300 });
    if (alg === "none") return new UnsecuredJWT(payload).encode();
    const key: CryptoKey | Uint8Array = isByStranger ? stranger.privateKey : own.privateKey;
    return new SignJWT(payload).setProtectedHeader({ alg, kid: "1" }).sign(alg === "HS256" ? publicPem : key);
  }

  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", async () => {
      const { pathname } = new URL(request.url ?? "/", origin);
      const { authorization } = request.headers;
      asked.push({ path: pathname, authorization, body: new URLSearchParams(Buffer.concat(chunks).toString()) });
      const answer = await answers[pathname]?.();
      response.writeHead(answer ? settings.status : 404, { "content-type": "application/json" });
      response.end(JSON.stringify(answer ?? {}));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  return {
    issuer: origin,
    /** The requests that it received. */
    asked,
    /** Its responses from now on. */
    say: (changes: Partial<typeof settings>) => void Object.assign(settings, changes),
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
