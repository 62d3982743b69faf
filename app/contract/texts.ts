import { z } from "zod";
import { endpoint } from "./endpoint";

/**
 * A text by its code, in the language of the request: `ISP.USER_AGREEMENT`, `ISP.PROTECTION_POLICY`, and the
 * information pages `ISP.HONEST`, `ISP.SOCIETY`, `ISP.QUESTION`, `ISP.ADMITTANCE` (§2). `text` is HTML limited to an
 * allow-list (`h2 h3 p ul ol li strong em table thead tbody tr th td a[href]`). Unknown: `text.unknown` (404).
 */
export const byCode = endpoint("GET", "/spfm/public/gsrm/v1/static-texts/text/by-code", {
  input: z.strictObject({ textCode: z.string().max(64) }),
  answer: z.object({
    textId: z.string(),
    textCode: z.string(),
    lang: z.string(),
    title: z.string().meta({ examples: ["Code of integrity"] }),
    text: z.string().meta({ examples: ["<h2>Integrity</h2><p>We neither give nor take gifts.</p>"] }),
    description: z.string().nullable(),
  }),
  refusals: [404],
});

/**
 * The guide for companies that work with the companies of this domain: contacts, and how orders, deliveries and
 * invoices work. If the region has its own guide, that one is returned. `text` is as in `byCode`; null if there is no
 * guide. §7 shows the path but not the body.
 */
export const cooperationGuide = endpoint("POST", "/spfm/public/gsrm/v1/ispCompanyCooperationGuide", {
  input: z.strictObject({ domain: z.string().max(255) }),
  answer: z
    .object({
      region: z.string().meta({ examples: ["CN"] }),
      companys: z.string().meta({ examples: ["Starlan"] }),
      title: z.string().meta({ examples: ["Working with us"] }),
      text: z.string().meta({ examples: ["<p>Goods go to the address of the order.</p>"] }),
    })
    .nullable(),
  mutates: false,
});
