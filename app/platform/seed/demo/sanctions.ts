import { createHash } from "node:crypto";
import { insertList, switchList } from "~/platform/cases/sanctions/replace-list";
import { screenAll } from "~/platform/cases/sanctions/screen-all";
import { chinaDate } from "~/rules/calendar/china-date";
import { daysLater } from "~/platform/core/base/instants";
import type { Core } from "~/platform/core/core";
import { seedOnce } from "~/platform/core/database/seed";
import type { SanctionEntry } from "~/rules/sanctions/screening";

const publishedDaysAgo = 9;

const strong = (name: string) => ({ name, isWeak: false });
const weak = (name: string) => ({ name, isWeak: true });

/** Fictitious entries: one resembles a company in preliminary review, but is a different company in another city. */
const entries: SanctionEntry[] = [
  {
    reference: "DEMO.001",
    kind: "entity",
    names: [strong("RUILIAN PRECISION MOULD TRADING"), weak("RUILIAN")],
    countries: ["China"],
    addresses: ["Zhongshan District, Dalian"],
    ids: ["91210200MA0DEMO81X"],
    births: [],
  },
  {
    reference: "DEMO.002",
    kind: "entity",
    names: [strong("OSTREVAN MARITIME FORWARDING LLC"), weak("OMF")],
    countries: ["Ostrevan"],
    addresses: ["Harbour Road 4"],
    ids: [],
    births: [],
  },
  {
    reference: "DEMO.003",
    kind: "individual",
    names: [strong("Valdemar Quillfeather"), strong("V. Quillfeather"), weak("Feather")],
    countries: ["Ostrevan"],
    addresses: [],
    ids: [],
    births: ["1961"],
  },
];

/** Adds a small list of fictitious names to the demo, as if uploaded, and screens against it, once. */
export async function seedDemoSanctions(core: Core): Promise<void> {
  const now = core.now();
  const by = { accountId: null, now };
  const version = chinaDate(daysLater(now, -publishedDaysAgo));
  const sha256 = createHash("sha256").update(JSON.stringify(entries)).digest("hex");
  const isNew = await seedOnce(core.db, {
    name: "demo sanctions",
    version: "1",
    async write(trx) {
      await switchList(trx, await insertList(trx, { source: "un", version, sha256, entries }, by), by);
    },
  });
  if (isNew) await screenAll(core);
}
