/**
 * The hosts that QR codes on genuine business licences link to: the National Enterprise Credit Information Publicity System,
 * with a subdomain for each province, and the administration that runs it. Subdomains count too.
 */
export const officialDomains = ["gsxt.gov.cn", "samr.gov.cn"] as const;

/** Whether a host, as a browser writes it, is one of the registry's. */
export const isOfficialHost = (host: string): boolean =>
  officialDomains.some((domain) => host === domain || host.endsWith(`.${domain}`));
