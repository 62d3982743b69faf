import { redirect } from "@remix-run/node";
import { z } from "zod";
import { env } from "~/config/env.server";
import { account, consent, messages, notices, session } from "~/contract";
import { paths } from "~/paths";
import { asksForConsent } from "~/rules/consent/india-consent";
import { builtInEntry, type SubAppEntry, type SubAppName } from "~/rules/workspace/sub-apps";
import { fullDayName } from "~/rules/calendar/calendar-words";
import { manufacturerZone, wallClock } from "~/rules/calendar/time-zone";
import {
  endSessionHeaders,
  findToken,
  freshCookie,
  isFirstLoad,
  regionCookie,
  removal,
  sideCookie,
  zoneCookie,
} from "~/session/cookies.server";
import { buildVersion, versionHeader } from "~/server/build-version";
import { loadDomain } from "~/session/domain-config.server";
import type { Portal } from "~/session/portal.server";
import { storeTenant } from "~/session/tenant-choice.server";
import { supportIn } from "~/session/settings.server";
import type { ShellFacts } from "~/ui/workspace/shell-facts";
import { loadText } from "../home/static-text.server";

/** Loads the data of the shell, and the cookies that go with it. */
export async function loadShell(portal: Portal): Promise<{ facts: ShellFacts; headers: Headers }> {
  const { request, call, optional } = portal;
  const isFirst = await isFirstLoad(request);
  // A page does not fail because of its bell or its banner.
  const [init, { loginable, companys }, tenants, ends, unread, releaseNotice, consentTexts] = await Promise.all([
    portal.workspace(),
    loadDomain(portal),
    call(account.tenants, {}),
    call(session.state, {}),
    optional(messages.countUnread, {}),
    optional(notices.releaseNotice, {}),
    loadConsent(portal),
  ]);
  const { user, tenant, roles, roleNames, menus, buttons, superAdmin } = init;
  if (isFirst) await requireWelcome(portal, user.userAccount);

  const region = await loadRegion(portal, init.region, isFirst);
  const headers = new Headers();
  for (const cookie of await storeTenant(portal, tenant, tenants)) headers.append("set-cookie", cookie);
  if (isFirst) headers.append("set-cookie", await removal(freshCookie));
  // Super admins report problems with the build number; other users do not see it.
  if (superAdmin) headers.set(versionHeader, buildVersion);
  if (region.isNew) headers.append("set-cookie", await regionCookie.serialize(region.region));
  const zone = user.timeZone?.value ?? (await findToken(zoneCookie, request)) ?? manufacturerZone;
  const now = new Date();
  const today = wallClock(now, zone).toISOString().slice(0, "YYYY-MM-DD".length);
  const facts = {
    user: { userName: user.userName, userAccount: user.userAccount, avatarPicture: user.avatarPicture },
    tenant,
    tenants,
    roles,
    roleNames,
    region: { code: region.region.code, name: region.region.name },
    menus,
    hasPermissions: menus.length > 0 || (await hasPermissions(portal)),
    buttons,
    superAdmin,
    domain: { loginable, companys },
    zone,
    zoneName: user.timeZone?.meaning ?? null,
    consent: consentTexts,
    now: now.toISOString(),
    today: fullDayName(await portal.language, today),
    session: sessionTimeLeft(ends),
    isSideFolded: (await sideCookie.parse(request.headers.get("cookie"))) === "folded",
    unreadMessages: unread?.unread ?? 0,
    releaseNotice,
    support: supportIn(await portal.language),
    subApps: subApps(),
  };
  return { facts, headers };
}

/** §6: an account barred from this domain gets a page with a contact, and its session ends. */
async function requireWelcome({ request, call }: Portal, loginName: string) {
  const { hostname } = new URL(request.url);
  const { loginable } = await call(account.domainConfig, { domain: hostname, loginName });
  if (loginable === 0) throw redirect(paths.barred, { status: 303, headers: await endSessionHeaders() });
}

/** The user's region as this browser stores it, named in a language. */
const storedRegion = z.object({ code: z.string(), language: z.string(), name: z.string().max(100) });
type StoredRegion = z.infer<typeof storedRegion>;

/** §4: the regions are loaded after login; the name is stored, and loaded again in another language. */
async function loadRegion(
  { request, language, optional }: Portal,
  code: string,
  isFirst: boolean,
): Promise<{ region: StoredRegion; isNew: boolean }> {
  const lastRegion = storedRegion.safeParse(await regionCookie.parse(request.headers.get("cookie"))).data;
  const region = { code, language: await language, name: code };
  if (!isFirst && lastRegion?.code === code && lastRegion.language === region.language)
    return { region: lastRegion, isNew: false };
  const regions = await optional(account.regions, {});
  const name = regions?.find((one) => one.code === code)?.name;
  return { region: { ...region, name: name ?? code }, isNew: name !== undefined };
}

/** Whether this user's permissions are set up at all; if this is unknown, the shell does not report them as missing. */
async function hasPermissions({ optional }: Portal): Promise<boolean> {
  return (await optional(account.permissionsInitialized, {}))?.initialized ?? true;
}

/**
 * The texts the user has to agree to (§4). Null if there are none, or if the base API fails here: a problem with the
 * session also shows up in the other calls of the shell.
 */
async function loadConsent({ attemptAll }: Portal): Promise<ShellFacts["consent"]> {
  const { answer } = await attemptAll(async (call) => {
    if (!asksForConsent(await call(consent.status, {}))) return null;
    return {
      texts: await Promise.all(["ISP.USER_AGREEMENT", "ISP.PROTECTION_POLICY"].map((code) => loadText(call, code))),
    };
  });
  return answer ?? null;
}

/** The addresses of the sub-applications (§2), which come only from the settings. */
function subApps(): { entries: Record<SubAppName, SubAppEntry>; timeoutMs: number } {
  const entries = {
    gsrm: { url: env.GSRM_ENTRY_URL ?? builtInEntry("gsrm"), kind: env.GSRM_ENTRY_KIND },
    gcis: { url: env.GCIS_ENTRY_URL ?? builtInEntry("gcis"), kind: env.GCIS_ENTRY_KIND },
  };
  return { entries, timeoutMs: env.SUB_APP_TIMEOUT_MS };
}

type Ends = { idleEndsAt: string; endsAt: string };

/**
 * The remaining time of a session in milliseconds, because the clocks of browsers are too unreliable for an instant. At
 * the end of its twelve hours, the session cannot be extended.
 */
export function sessionTimeLeft(
  { idleEndsAt, endsAt }: Ends,
  now = Date.now(),
): { leftMs: number; canExtend: boolean } {
  const [idle, end] = [Date.parse(idleEndsAt), Date.parse(endsAt)];
  return { leftMs: Math.max(0, Math.min(idle, end) - now), canExtend: idle < end };
}
