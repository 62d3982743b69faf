import { visitor } from "../faults/client.ts";
import { signIn } from "../support/sign-in.ts";
import { openBrowser } from "./in-browser.ts";
import { interleaved, latency, median } from "./measure.ts";
import type { RegistrantAtWork } from "./registrant-at-work.ts";
import { cookiesOf } from "./signed-in.ts";
import type { BenchLine } from "./table.ts";

const openings = 5;

/** The workspace of a supplier, on the server and in a browser four times slower. */
export async function measureWorkspace(url: string, { tab }: RegistrantAtWork): Promise<BenchLine[]> {
  const supplier = visitor(url);
  await signIn(supplier, "supplier");
  const workspace = { path: "/workspace", headers: cookiesOf(supplier.jar) };
  const rendered = await interleaved({
    workspace: () => latency(url, () => workspace),
    tab: () => latency(url, tab),
  });
  const browser = await openBrowser(url, supplier.jar);
  const opened: { painted: number; alive: number }[] = [];
  for (let round = 0; round < openings; round += 1) opened.push(await browser.open(workspace.path, ".side-search"));
  await browser.close();
  const against = (what: string, value: number) => ({ against: { what, value } });
  return [
    { what: "workspace, rendered", ours: rendered.workspace, unit: "ms", ...against("the basic tab", rendered.tab) },
    {
      what: "workspace, interactive",
      ours: median(opened.map(({ alive }) => alive)),
      unit: "ms",
      ...against("its first paint", median(opened.map(({ painted }) => painted))),
    },
  ];
}
