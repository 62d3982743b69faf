import { redirect } from "@remix-run/node";
import { account, session } from "~/contract";
import type { Init } from "~/contract/account";
import type { Gateway } from "~/gateway/gateway.server";
import { paths } from "~/paths";
import { manufacturerZone } from "~/rules/time-zone";
import { type Asked, heldIn } from "~/session/caller.server";
import { freshCookie, regionCookie, sideCookie, zoneCookie } from "~/session/cookies.server";
import { gatewayFor } from "~/session/gateway.server";
import { domainConfigOf } from "~/session/domain.server";
import { initOf, isFreshLoad } from "~/session/init.server";
import { languageOf } from "~/session/language.server";
import { endedCookies, gone } from "~/session/session-cookies.server";
import { orNull } from "~/session/or-null";
import { supportIn } from "~/session/support.server";
import { subApps } from "~/session/sub-apps.server";
import { timeLeft } from "~/session/time-left";
import type { ShellFacts } from "~/ui/shell/shell-facts";
import { loadShellMessages } from "../messages/shell-messages.server";
import { consentFor } from "./consent.server";
import { keptRegion, type KeptRegion } from "./kept-region";

/** What the shell is shown with, and the cookies that go with it. */
export async function loadShell(asked: Asked): Promise<{ facts: ShellFacts; headers: Headers }> {
  const isFresh = await isFreshLoad(asked);
  const call = await gatewayFor(asked);
  const [init, { loginable, companys }, tenants, ends, messages, consent] = await Promise.all([
    initOf(asked),
    domainConfigOf(asked),
    call(account.tenants, {}),
    call(session.state, {}),
    loadShellMessages(asked),
    consentFor(asked),
  ]);
  if (isFresh) await requireWelcome(asked, call, init);

  const region = await regionOf(asked, init.region, isFresh);
  const headers = new Headers();
  if (isFresh) headers.append("set-cookie", await gone(freshCookie));
  if (region.isNew) headers.append("set-cookie", await regionCookie.serialize(region.kept));
  const { user, tenant, roles, roleNames, menus, buttons, superAdmin } = init;
  const zone = user.timeZone?.value ?? (await heldIn(zoneCookie, asked.request)) ?? manufacturerZone;
  const facts = {
    user: { userName: user.userName, userAccount: user.userAccount, avatarPicture: user.avatarPicture },
    tenant,
    tenants,
    roles,
    roleNames,
    region: { code: region.kept.code, name: region.kept.name },
    menus,
    hasPermissions: menus.length > 0 || (await hasPermissions(asked)),
    buttons,
    superAdmin,
    domain: { loginable, companys },
    zone,
    zoneName: user.timeZone?.meaning ?? null,
    consent,
    now: new Date().toISOString(),
    session: timeLeft(ends),
    isSideFolded: (await sideCookie.parse(asked.request.headers.get("cookie"))) === "folded",
    ...messages,
    support: supportIn(await languageOf(asked.request)),
    subApps: subApps(),
  };
  return { facts, headers };
}

/** §6: an account barred from this domain is told whom to ask, and its session is not kept. */
async function requireWelcome({ request }: Asked, call: Gateway, { user }: Init) {
  const { hostname } = new URL(request.url);
  const { loginable } = await call(account.domainConfig, { domain: hostname, loginName: user.userAccount });
  if (loginable === 0) throw redirect(paths.barred, { status: 303, headers: await endedCookies() });
}

/** §4: the regions are asked for after login; the name is kept, and asked for again in another language. */
async function regionOf(asked: Asked, code: string, isFresh: boolean): Promise<{ kept: KeptRegion; isNew: boolean }> {
  const language = await languageOf(asked.request);
  const kept = keptRegion.safeParse(await regionCookie.parse(asked.request.headers.get("cookie"))).data;
  if (!isFresh && kept?.code === code && kept.language === language) return { kept, isNew: false };
  const regions = await orNull(asked, (call) => call(account.regions, {}));
  const found = regions?.find((region) => region.code === code);
  return { kept: { code, language, name: found?.name ?? code }, isNew: found !== undefined };
}

/** Whether this user's rights are set up at all; an answer that does not come is no reason to say that they are not. */
async function hasPermissions(asked: Asked): Promise<boolean> {
  const answer = await orNull(asked, (call) => call(account.permissionsInitialized, {}));
  return answer?.initialized ?? true;
}
