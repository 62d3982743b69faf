import { createContext, useContext } from "react";
import type { Menu } from "~/contract/account";
import type { ReleaseNotice } from "~/contract/notices";
import type { Support } from "~/ui/page/contact";
import type { SubAppEntry, SubAppName } from "~/rules/workspace/sub-apps";

type Tenant = { id: string; tenantName: string; supplierCode: string };

/** Facts that every signed-in screen needs: the user, the company they work for, their menus and their buttons (§3). */
export type ShellFacts = {
  user: { userName: string; userAccount: string; avatarPicture: string | null };
  tenant: Tenant;
  tenants: Tenant[];
  roles: string[];
  /** Their names (§6). */
  roleNames: string[];
  region: { code: string; name: string };
  /** Whether sign-in is allowed on this domain, and its companies. */
  domain: { loginable: 0 | 1; companys: string };
  menus: Menu[];
  /** Whether this user has any permission here: without one the menu is empty (§6). */
  hasPermissions: boolean;
  buttons: { code: string }[];
  superAdmin: boolean;
  /** Time zone of the user, such as `GMT+8`. */
  zone: string;
  /** The name of that zone. Null if it has none on the list. */
  zoneName: string | null;
  /** The texts the user has to agree to (§4); null if there are none. */
  consent: { texts: { title: string; html: string }[] } | null;
  session: { leftMs: number; canExtend: boolean };
  /**
   * The time at which the page was rendered, ISO 8601, because the first render must be identical on server and client.
   */
  now: string;
  /** That day in the user's zone and language, with its weekday. */
  today: string;
  isSideFolded: boolean;
  /** The number of unread messages, for the dot of the bell (§4). */
  unreadMessages: number;
  /** The release notice in the banner; null if there is none (§4). */
  releaseNotice: ReleaseNotice | null;
  /** The contact for help. */
  support: Support;
  /** The addresses of the sub-applications, and the time limit for loading one, in milliseconds. */
  subApps: { entries: Record<SubAppName, SubAppEntry>; timeoutMs: number };
};

const Shell = createContext<ShellFacts | null>(null);

export const ShellProvider = Shell.Provider;

/** The facts of the shell around this screen. */
export function useShell(): ShellFacts {
  const facts = useContext(Shell);
  if (!facts) throw new Error("This part belongs inside the workspace.");
  return facts;
}

/** The owner of the drafts that this window stores: so that the next person who signs in here does not see them. */
export const draftOwner = ({ user, tenant }: Pick<ShellFacts, "user" | "tenant">): string =>
  `${user.userAccount}:${tenant.id}`;
