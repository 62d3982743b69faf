/**
 * The ASCII form of the domain of an email address or a website, if it differs from the text: `xn--pple-43d.com` for
 * `аpple.com` with a Cyrillic а. Null if it does not differ, or if the text is not an address. Domains in two scripts
 * can look the same; this form distinguishes them, in the browser and on the server.
 */
export function findWireDomain(address: string): string | null {
  const domain = webHost.exec(address)?.[1] ?? mailHost.exec(address)?.[1];
  if (domain === undefined || !URL.canParse(`http://${domain}`)) return null;
  const { hostname } = new URL(`http://${domain}`);
  return hostname === "" || hostname === domain.toLowerCase() ? null : hostname;
}

/** The host of a website, without its port. Browsers treat a backslash as a slash. */
const webHost = /^https?:\/\/([^/\\?#:@]+)(?::\d*)?(?:[/\\?#]|$)/i;
/** The part after the only `@`. */
const mailHost = /^[^@]*@([^@/\\?#:]+)$/;

/** An address followed by that domain, for places that can show only text. */
export function withWireDomain(address: string): string {
  const domain = findWireDomain(address);
  return domain === null ? address : `${address} (${domain})`;
}
