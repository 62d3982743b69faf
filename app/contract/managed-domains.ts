import { z } from "zod";
import { visibleLine } from "~/rules/fields/characters";
import { lengths } from "~/rules/limits/lengths";
import { domainLanguages, toHostName } from "~/rules/workspace/managed-domain";
import { endpoint, pageOf, pageQuery } from "./endpoint";
import { instant } from "./moments";

const base = "/spfm/public/gsrm/v1/isp/managed-domains";
/** For super admins: no role has this button. */
const permission = { access: "session", button: "review.settings" } as const;

const host = z
  .string()
  .max(255)
  .refine((name) => toHostName(name) === name)
  .meta({ description: "A host name, without a port.", examples: ["portal.example"] });
const version = z.coerce.number().int().min(0);
const brand = z.string().trim().max(lengths.name).pipe(visibleLine(lengths.name));
const own = host.describe("The host that the caller uses. It cannot be closed or removed.");

const config = z.object({
  region: z.string().describe("A value of `ISP.REGION`. It decides on the logo and on the guide for cooperation."),
  brand: z
    .object({ zh: z.string(), en: z.string() })
    .describe("The brand whose portal this is. Empty: that of the portal's settings."),
  language: z.enum(domainLanguages).describe("For users who have chosen none. `visitor`: that of the browser."),
  isLoginable: z.boolean().describe("Whether users may sign in here."),
});
const domain = config.extend({
  domain: z.string(),
  version: z.number().describe("The number of changes so far. `save` sends the version that it is based on."),
  changedDate: instant.nullable(),
  changedBy: z.string().nullable().describe("The name of the person who changed it last."),
});
export type ManagedDomain = z.output<typeof domain>;

/** The hosts with a configuration, by name. Any other host has the defaults, and everyone may sign in there. */
export const list = endpoint("GET", base, { input: z.strictObject(pageQuery), answer: pageOf(domain), ...permission });

/** The configuration of one host, for editing. Refusal: `domain.unknown` (404). */
export const load = endpoint("GET", `${base}/{domain}`, {
  input: z.strictObject({ domain: host }),
  answer: domain,
  ...permission,
  refusals: [404],
});

/**
 * Adds or changes the configuration of a host. `version` is the one that the form was loaded with; null adds a host.
 * The portals apply it within a minute. The same input sent twice is applied once. Refusals: `domain.unknown` (404),
 * `domain.taken` (409: the host is in the list), `domain.outdated` (409: someone else has changed it since),
 * `domain.own` (422: the caller's host would be closed).
 */
export const save = endpoint("PUT", base, {
  input: z.strictObject({
    domain: host,
    version: version.nullable(),
    region: z.string().max(64),
    brand: z.strictObject({ zh: brand, en: brand }),
    language: z.enum(domainLanguages),
    isLoginable: z.boolean(),
    own,
  }),
  answer: z.object({ version: z.number() }),
  ...permission,
  refusals: [404, 409, 422],
});

/**
 * Removes the configuration of a host, which then has the defaults. A host without one is not refused. Refusals:
 * `domain.outdated` (409), `domain.own` (422: it is the caller's host).
 */
export const remove = endpoint("DELETE", `${base}/{domain}`, {
  input: z.strictObject({ domain: host, version, own }),
  answer: z.object({}),
  ...permission,
  refusals: [409, 422],
});
