import { z } from "zod";

const ipv4 = z.ipv4();
const ipv6 = z.ipv6();

/**
 * The part of a client address that one subscriber cannot change at will: a whole IPv4 address, or the 64-bit network of an
 * IPv6 address (S-28). Anything else is `unknown`.
 */
export function toAddressGroup(address: string): string {
  const plain = address
    .trim()
    .replace(/^::ffff:(?=\d+\.)/i, "")
    .replace(/%.*$/, "");
  if (!ipv6.safeParse(plain).success) return ipv4.safeParse(plain).success ? plain : "unknown";
  const [head = "", tail = ""] = plain.toLowerCase().split("::");
  const headGroups = head ? head.split(":") : [];
  const tailGroups = tail ? tail.split(":") : [];
  const gap = plain.includes("::") ? Array.from({ length: 8 - headGroups.length - tailGroups.length }, () => "0") : [];
  const groups = [...headGroups, ...gap, ...tailGroups].slice(0, 4);
  return `${groups.map((group) => Number.parseInt(group, 16).toString(16)).join(":")}::/64`;
}
