/**
 * The company's own identity provider, for tests: a process that signs a fixed employee in without asking. `node
 * tests/support/oidc-company.ts` with OIDC_PORT (0: any free one), OIDC_CLIENT_ID, OIDC_CLIENT_SECRET,
 * OIDC_REDIRECT_URI, OIDC_POST_LOGOUT_URI, OIDC_SUBJECT and OIDC_CLAIMS (JSON); with OIDC_TLS, a folder with `key.pem`
 * and `cert.pem` for localhost, over https. Prints `listening <issuer>` once it is ready.
 */
import { generateKeyPairSync } from "node:crypto";
import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import { createServer as createSecureServer } from "node:https";
import type { AddressInfo } from "node:net";
import { interactionPolicy, Provider } from "oidc-provider";

const {
  OIDC_PORT = "0",
  OIDC_CLIENT_ID = "portal-at-company",
  OIDC_CLIENT_SECRET = "a secret of the company",
  OIDC_REDIRECT_URI = "http://127.0.0.1:3000/api/v1/sso/callback",
  OIDC_POST_LOGOUT_URI = "http://127.0.0.1:3000/home",
  OIDC_SUBJECT = "employee-7",
  OIDC_CLAIMS = "{}",
  OIDC_TLS,
} = process.env;

const pem = (name: string) => readFileSync(`${OIDC_TLS}/${name}.pem`);
const server = OIDC_TLS ? createSecureServer({ key: pem("key"), cert: pem("cert") }) : createServer();
await new Promise<void>((resolve) => server.listen(Number(OIDC_PORT), "127.0.0.1", resolve));
const { port } = server.address() as AddressInfo;
const issuer = OIDC_TLS ? `https://localhost:${port}` : `http://127.0.0.1:${port}`;
const own = JSON.parse(OIDC_CLAIMS) as Record<string, unknown>;

const policy = interactionPolicy.base();
policy.remove("consent");
const { privateKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });

const provider: Provider = new Provider(issuer, {
  jwks: { keys: [{ ...privateKey.export({ format: "jwk" }), use: "sig", alg: "RS256" }] },
  cookies: { keys: ["the cookie key of a provider for tests"] },
  clients: [
    {
      client_id: OIDC_CLIENT_ID,
      client_secret: OIDC_CLIENT_SECRET,
      redirect_uris: [OIDC_REDIRECT_URI],
      post_logout_redirect_uris: [OIDC_POST_LOGOUT_URI],
    },
  ],
  pkce: { required: () => true },
  features: {
    devInteractions: { enabled: false },
    rpInitiatedLogout: {
      enabled: true,
      logoutSource: (ctx, form) => {
        const button = `<button form="op.logoutForm" name="logout" value="yes">Sign out</button>`;
        ctx.body = `<!doctype html><title>Company sign-out</title>${form}${button}`;
      },
    },
  },
  interactions: { policy, url: (_, { uid }) => `/interaction/${uid}` },
  findAccount: (_, id) => ({ accountId: id, claims: () => ({ sub: id, ...own }) }),
  claims: { openid: ["sub"], profile: ["name", "preferred_username", "groups"], email: ["email", "email_verified"] },
  async loadExistingGrant({ oidc: { account, client } }) {
    const grant = new provider.Grant({ accountId: account?.accountId, clientId: client?.clientId });
    grant.addOIDCScope("openid profile email");
    await grant.save();
    return grant;
  },
});

const answer = provider.callback();
server.on("request", (request, response) => {
  const isAsked = request.url?.startsWith("/interaction/");
  const login = { accountId: OIDC_SUBJECT };
  void (isAsked ? provider.interactionFinished(request, response, { login }) : answer(request, response));
});
process.stdout.write(`listening ${issuer}\n`);
