/** Browsers by their common names. Coarse on purpose: the list of a user's own sessions needs no more. */
export const browserNames = ["wechat", "edge", "firefox", "chrome", "safari"] as const;
export type BrowserName = (typeof browserNames)[number];

/** The first match applies, because most browsers also claim to be those further down. */
const marks: Record<BrowserName, RegExp> = {
  wechat: /MicroMessenger/,
  edge: /\bEdg(?:A|iOS)?\//,
  firefox: /\b(?:Firefox|FxiOS)\//,
  chrome: /\b(?:Chrome|CriOS|HeadlessChrome)\//,
  safari: /\bSafari\//,
};

/** The browser in the `User-Agent` of a request; undefined if it is not one of these. */
export const findBrowserName = (userAgent: string | null): BrowserName | undefined =>
  browserNames.find((name) => marks[name].test(userAgent ?? ""));
