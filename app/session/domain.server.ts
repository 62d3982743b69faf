import { redirect } from "@remix-run/node";
import { account } from "~/contract";
import type { DomainConfig } from "~/contract/account";
import { Failure } from "~/gateway/failure";
import { paths } from "~/paths";
import type { Asked } from "./caller.server";
import { bareGatewayFor, gatewayFor } from "./gateway.server";
import { languageOf } from "./language.server";

/** How long a domain's configuration is taken as it was, in milliseconds. */
const freshMs = 60_000;
/** How long the picture in the corner may keep a page waiting, in milliseconds. */
const logoPatienceMs = 3000;

/** How long a region that could not be had is not asked for again, in milliseconds: each page would wait for it. */
const pauseMs = 10_000;

const unavailable = new Map<string, number>();
const known = new Map<string, { config: DomainConfig; until: number }>();

/** How the domain of this request is set up (§3). A refusal becomes the answer of §8. */
export async function domainConfigOf(asked: Asked): Promise<DomainConfig> {
  const { key, domain } = await domainOf(asked);
  return remembered(key) ?? remember(key, await (await gatewayFor(asked))(account.domainConfig, { domain }));
}

/** §4: on a domain where nobody may sign in, nothing else is asked first. */
export async function requireLoginable(asked: Asked): Promise<DomainConfig> {
  const config = await domainConfigOf(asked);
  if (config.loginable === 0) throw redirect(paths.barred, 303);
  return config;
}

/** Region of this domain, for pages that stand without knowing it: undefined where it cannot be had in time. */
export async function regionOfDomain(asked: Asked): Promise<string | undefined> {
  const { key, domain } = await domainOf(asked);
  if (Date.now() < (unavailable.get(key) ?? 0)) return remembered(key)?.region;
  try {
    const call = await bareGatewayFor(asked, { timeoutMs: logoPatienceMs });
    return (remembered(key) ?? remember(key, await call(account.domainConfig, { domain }))).region;
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    unavailable.set(key, Date.now() + pauseMs);
    return undefined;
  }
}

/** The base API may answer in the visitor's language, so that is part of the question. */
async function domainOf({ request }: Asked) {
  const domain = new URL(request.url).hostname;
  return { domain, key: `${await languageOf(request)} ${domain}` };
}

function remembered(key: string, now = Date.now()) {
  const found = known.get(key);
  return found && now < found.until ? found.config : undefined;
}

function remember(key: string, config: DomainConfig, now = Date.now()) {
  known.set(key, { config, until: now + freshMs });
  return config;
}
