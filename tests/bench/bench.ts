import { cpus } from "node:os";
import { measureInBrowser } from "./browser-rows.ts";
import { measureFirstLoad } from "./first-load.ts";
import { measureHanging } from "./hanging.ts";
import { measureList } from "./list-rows.ts";
import { measureMemory } from "./memory-rows.ts";
import { startWork } from "./registrant-at-work.ts";
import { measureServer } from "./server-rows.ts";
import { measureStart } from "./start-rows.ts";
import { print, type BenchLine } from "./table.ts";
import { startTestPortal } from "./test-portal.ts";
import { measureWorkspace } from "./workspace-rows.ts";

// Each part is measured before the next one starts, on a portal that is started as `npm start` does.
const rows: BenchLine[] = [];
const portal = await startTestPortal();
const registrant = await startWork(portal.url);
rows.push(...(await measureFirstLoad(portal.url, registrant.tab())));
rows.push(...(await measureServer(portal, registrant)));
rows.push(...(await measureWorkspace(portal.url, registrant)));
rows.push(...(await measureInBrowser(portal.url)));
await portal.stop();
rows.push(...(await measureStart()));
rows.push(...(await measureMemory()));
rows.push(...(await measureList()));
rows.push(...(await measureHanging()));

process.stdout.write(`Node ${process.version}, ${cpus().length} × ${cpus()[0]?.model ?? "?"}\n\n`);
print(rows);
process.stdout.write(
  "\nCounted by tests, which are free of noise: a save takes at most 8 statements (plans.test.ts), a rendered tab 9 statements and one call (render-cost.test.ts).\n",
);
process.exit(0);
