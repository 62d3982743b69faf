import { redirect } from "@remix-run/node";
import { seconds, minutes } from "~/rules/time";
import { account } from "~/contract";
import type { DomainConfig } from "~/contract/account";
import { paths } from "~/paths";
import type { Portal } from "./portal.server";

/** The cache time of a domain's configuration, in milliseconds. */
const freshMs = minutes(1);
/** The time for which a page waits for the picture in the corner, in milliseconds. */
const logoTimeoutMs = seconds(3);
/**
 * The time before a region that could not be loaded is tried again, in milliseconds, so that not every page waits for
 * it.
 */
const pauseMs = seconds(10);

const configs = new Map<string, { config: DomainConfig; until: number }>();
const pauses = new Map<string, number>();

/** The configuration of this request's domain (§3). A refusal becomes the response of §8. */
export async function loadDomain(portal: Portal): Promise<DomainConfig> {
  const { key, domain } = await domainOf(portal);
  return findConfig(key) ?? keepConfig(key, await portal.call(account.domainConfig, { domain }));
}

/** Refuses a domain that does not allow sign-in (§4), before anything else is checked. */
export async function requireLoginable(portal: Portal): Promise<DomainConfig> {
  const config = await loadDomain(portal);
  if (config.loginable === 0) throw redirect(paths.barred, 303);
  return config;
}

/** The region of this domain, for pages that can render without it: undefined if it cannot be loaded in time. */
export async function findRegion(portal: Portal): Promise<string | undefined> {
  const { key, domain } = await domainOf(portal);
  const config = findConfig(key);
  if (config || Date.now() < (pauses.get(key) ?? 0)) return config?.region;
  const { answer, failure } = await portal.attempt(account.domainConfig, { domain }, { timeoutMs: logoTimeoutMs });
  if (!failure) return keepConfig(key, answer).region;
  pauses.set(key, Date.now() + pauseMs);
  return undefined;
}

/** The base API may respond in the visitor's language, so the language is part of the key. */
async function domainOf({ request, language }: Portal) {
  const domain = new URL(request.url).hostname;
  return { domain, key: `${await language} ${domain}` };
}

function findConfig(key: string, now = Date.now()) {
  const entry = configs.get(key);
  return entry && now < entry.until ? entry.config : undefined;
}

function keepConfig(key: string, config: DomainConfig, now = Date.now()) {
  configs.set(key, { config, until: now + freshMs });
  return config;
}
