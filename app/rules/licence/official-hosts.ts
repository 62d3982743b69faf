/**
 * Where QR codes of genuine business licences lead: the National Enterprise Credit Information Publicity System, which each
 * province has a host of its own under, and the administration that runs it. Hosts under these count too.
 */
export const officialDomains = ["gsxt.gov.cn", "samr.gov.cn"] as const;

/** Whether a host, as a browser writes it, is one of the registry's. */
export const isOfficialHost = (host: string): boolean =>
  officialDomains.some((domain) => host === domain || host.endsWith(`.${domain}`));
