/** Browsers by their common names. Coarse on purpose: the list of a user's own sessions needs no more. */
export const browserNames = ["wechat", "edge", "firefox", "chrome", "safari"] as const;
export type BrowserName = (typeof browserNames)[number];

/** The first that fits: most browsers claim to be the ones below them too. */
const marks: Record<BrowserName, RegExp> = {
  wechat: /MicroMessenger/,
  edge: /\bEdg(?:A|iOS)?\//,
  firefox: /\b(?:Firefox|FxiOS)\//,
  chrome: /\b(?:Chrome|CriOS|HeadlessChrome)\//,
  safari: /\bSafari\//,
};

/** The browser that the `User-Agent` of a request names; undefined for any other. */
export const findBrowserName = (userAgent: string | null): BrowserName | undefined =>
  browserNames.find((name) => marks[name].test(userAgent ?? ""));
