/**
 * The address of the client. `X-Forwarded-For` counts only as far as trusted proxies wrote it: the last `trustedProxies`
 * entries are theirs, the one before is the client (S-28).
 */
export function clientAddress(peer: string | undefined, forwardedFor: string | undefined, trustedProxies: number) {
  const chain = (forwardedFor ?? "").split(",").map((entry) => entry.trim());
  const claimed = trustedProxies > 0 ? chain.at(-trustedProxies) : undefined;
  return claimed || peer || "unknown";
}
