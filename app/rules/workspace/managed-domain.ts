import * as z from "zod/mini";
import { visibleLine } from "../fields/characters";
import { lengths } from "../limits/lengths";

/** The language for visitors of a domain who have chosen none. `visitor`: the one of their browser. */
export const domainLanguages = ["visitor", "zh", "en"] as const;
export type DomainLanguage = (typeof domainLanguages)[number];

const label = "[a-z\\d](?:[a-z\\d-]{0,61}[a-z\\d])?";
const hostName = new RegExp(`^(?=.{1,253}$)${label}(?:\\.${label})*$`);

/** The host name in an address or a host name as typed, as browsers send it; null if there is none. */
export function toHostName(typed: string): string | null {
  const address = typed.trim().includes("://") ? typed.trim() : `https://${typed.trim()}`;
  const host = URL.canParse(address) ? new URL(address).hostname : "";
  return hostName.test(host) ? host : null;
}

const brand = () => visibleLine(lengths.name).check(z.trim());

/** A domain as a super admin enters it. An empty brand means the one in the settings of the portal. */
export const editedDomain = z.object({
  domain: z.string().check(
    z.trim(),
    z.minLength(1, "field.required"),
    z.refine((typed) => toHostName(typed) !== null, { error: "domain.host", abort: true }),
  ),
  region: z.string(),
  zhBrand: brand(),
  enBrand: brand(),
  language: z.enum(domainLanguages),
  isLoginable: z.boolean(),
});
export type EditedDomain = z.output<typeof editedDomain>;
