import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { certificateFor } from "./certificate";
import { runAdmin } from "./operator";
import { freePort, noCodes, portalSecret, startPortal } from "./server";

type Options = {
  /** The subject that the provider signs in without a form. */
  subject?: string;
  /** The claims about them. */
  claims?: Record<string, unknown>;
  isSecure?: boolean;
};

/**
 * Starts the company's own identity provider in another process, for a portal at this origin. Returns its issuer, the settings of
 * the portal for it, and with `isSecure` among them the certificate to trust.
 */
export async function startCompanyProvider(origin: string, { subject, claims, isSecure = false }: Options = {}) {
  const folder = await mkdtemp(path.join(tmpdir(), "company-provider-"));
  const [from, until] = [-1, 1].map((days) => new Date(Date.now() + days * 86_400_000)) as [Date, Date];
  const { key, cert } = certificateFor({ host: "localhost", from, until });
  await Promise.all([writeFile(`${folder}/key.pem`, key), writeFile(`${folder}/cert.pem`, cert)]);
  const child = spawn(process.execPath, ["tests/support/oidc-company.ts"], {
    env: {
      PATH: process.env.PATH,
      NODE_ENV: "test",
      OIDC_REDIRECT_URI: `${origin}/api/v1/sso/callback`,
      OIDC_POST_LOGOUT_URI: `${origin}/home`,
      ...(subject && { OIDC_SUBJECT: subject }),
      ...(claims && { OIDC_CLAIMS: JSON.stringify(claims) }),
      ...(isSecure && { OIDC_TLS: folder }),
    },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const gone = once(child, "exit");
  let printed = "";
  while (!printed.includes("listening")) printed += String((await once(child.stdout, "data"))[0]);
  const issuer = /listening (\S+)/.exec(printed)?.[1] ?? "";
  return {
    issuer,
    settings: {
      OIDC_ISSUER: issuer,
      OIDC_CLIENT_ID: "portal-at-company",
      OIDC_CLIENT_SECRET: "a secret of the company",
      ...(isSecure && { NODE_EXTRA_CA_CERTS: `${folder}/cert.pem` }),
    },
    async stop() {
      child.kill();
      await gone;
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Starts a demo portal without sign-in codes, and the company's own provider. `stop` ends both. */
export async function startPortalWithCompany(options: Options = {}) {
  const port = String(await freePort());
  const company = await startCompanyProvider(`http://localhost:${port}`, options);
  const own = { ...noCodes, ...company.settings, PORT: port };
  const portal = await startPortal(own);
  const stop = async () => {
    await portal.stop();
    await company.stop();
  };
  /** Runs an operator command of the portal; returns its output. */
  const admin = (...args: string[]) =>
    runAdmin(
      {
        ...company.settings,
        DEMO: "1",
        PUBLIC_ORIGIN: portal.url,
        DATABASE_URL: `file:${portal.folder}/portal.db`,
        SESSION_SECRET: portalSecret,
      },
      ...args,
    );
  /** The link of an invitation for 李娜. */
  const invite = async () => {
    const printed = await admin("invite", "李娜 <li.na@brand.example>", "--role", "purchasingSpecialist");
    return /http\S+\/join\S+/.exec(printed)?.[0] ?? "no link";
  };
  return { portal, company, invite, stop };
}
