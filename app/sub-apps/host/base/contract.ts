import type { SubAppName } from "~/rules/workspace/sub-apps";
import type { Menu } from "~/contract/account";
import type { Language } from "~/i18n/language";
import type { Live } from "~/ui/page/live";

/** A place in the portal, as the history of the browser knows it. */
export type Place = { pathname: string; search: string; hash: string; state: unknown; key: string };

/** The portal owns the history; a sub-application reads it and requests changes here. Addresses are full paths. */
export type Navigation = {
  getLocation: () => Place;
  subscribe: (listener: () => void) => () => void;
  navigate: (to: string | number, options?: { replace?: boolean; state?: unknown }) => void;
  createHref: (to: string) => string;
};

/** The user, their settings and permissions. No token: calls of the base API go to our own origin with the session cookie. */
export type SubAppContext = {
  user: { userName: string; userAccount: string; avatarPicture: string | null };
  lang: Language;
  timeZone: { value: string; meaning?: string };
  tenant: { id: string; tenantName: string; supplierCode: string };
  roles: readonly string[];
  /** The buttons that the session may press (§6). */
  buttons: readonly { code: string }[];
  superAdmin: boolean;
  menus: readonly Menu[];
};

/** The props that the portal passes to a sub-application when it is mounted, and again when it is unmounted. */
export type SubAppProps = {
  readonly name: SubAppName;
  /** The element in which it renders, with its name in `data-subapp`. */
  readonly container: HTMLElement;
  /** The element for its dialogs and dropdowns. */
  readonly popupContainer: HTMLElement;
  /** The prefix of its addresses, such as `/gsrm`. */
  readonly basename: string;
  readonly navigation: Navigation;
  /** Changes while it is mounted: language, time zone, tenant. */
  readonly context: Live<SubAppContext>;
  /** Sets the title of the current page, for the tab and the window. */
  readonly setTitle: (title: string) => void;
  /** The nonce for styles that it creates (H-01). */
  readonly nonce: string;
  /** Aborted when it is removed. */
  readonly signal: AbortSignal;
};

/**
 * The exports of a sub-application. `mount` resolves once its first screen is rendered; `bootstrap` is called once per
 * document.
 */
export type SubAppModule = {
  bootstrap?: () => Promise<void>;
  mount: (props: SubAppProps) => Promise<void>;
  unmount: (props: SubAppProps) => Promise<void>;
};
