/**
 * The hosts that QR codes on genuine business licences link to: the National Enterprise Credit Information Publicity System,
 * with a subdomain for each province, and the administration that runs it. Subdomains count too.
 */
export const officialDomains = ["gsxt.gov.cn", "samr.gov.cn"] as const;

/** Whether a host, as normalised by a browser, belongs to the registry. */
export const isOfficialHost = (host: string): boolean =>
  officialDomains.some((domain) => host === domain || host.endsWith(`.${domain}`));
