import { measureOnAPhone } from "./on-a-phone.ts";
import { startWork } from "./registrant-at-work.ts";
import type { BenchLine } from "./table.ts";
import { serveYardsticks } from "./yardsticks.ts";

/** The longest delay that feels immediate, in milliseconds on the throttled processor. */
const immediate = 100;

/** Measures the basic tab in a slow browser, alternating with the pages it is compared with (docs/performance.md). */
export async function measureInBrowser(url: string): Promise<BenchLine[]> {
  const yardsticks = await serveYardsticks();
  const { ours, byHand, floor, antd } = await measureOnAPhone({
    ours: {
      url: `${url}/register/basic`,
      enter: async () => (await startWork(url)).jar,
      alive: "#section-form button",
      controls: {
        text: "[name=companyName]",
        code: "[name=unifiedCreditCode]",
        rows: ".row",
        errors: ".field-error",
        add: ".rows-add",
        send: "button[value=continue].button-primary",
      },
    },
    byHand: { url: `${yardsticks.url}/by-hand`, alive: "form" },
    floor: { url: `${yardsticks.url}/floor`, alive: "form" },
    antd: { url: `${yardsticks.url}/antd`, alive: "form" },
  });
  yardsticks.close();
  const interaction = (what: string, taken: number, stretch: number): BenchLine => ({
    what,
    ours: taken,
    unit: "ms",
    goal: immediate,
    stretch,
  });
  const held = (what: string, value: number) => ({ against: { what, value } });
  const interactive = { what: "interactive", ours: ours.alive, unit: "ms" } as const;
  return [
    {
      what: "first paint",
      ours: ours.painted,
      unit: "ms",
      ...held("by hand", byHand.painted),
      goal: 1.25,
      stretch: 1.15,
    },
    { ...interactive, ...held("React and Remix, nothing hydrated", floor.alive), goal: 1.6, stretch: 1.4 },
    { ...interactive, ...held("Ant Design 5", antd.alive) },
    { what: "script on the wire", ours: ours.script, unit: "kilobytes", ...held("Ant Design 5", antd.script) },
    interaction("keystroke", ours.key, 50),
    interaction("error on blur", ours.blur, 50),
    interaction("adding a row", ours.row, 70),
    interaction("submitting with errors", ours.errors, 80),
  ];
}
