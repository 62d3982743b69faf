import { measureOnAPhone } from "./on-a-phone.ts";
import { kb, ms, type Row } from "./table.ts";
import { serveYardsticks } from "./yardsticks.ts";

/** The delay that feels immediate to a user (INP "good" is 200 ms), in milliseconds on this slow processor. */
const interaction = 100;

const common = { text: "[name=companyName]", code: "[name=unifiedCreditCode]", rows: ".row" };

/**
 * The basic tab in a slow browser, compared with the same fields by hand and in Ant Design 5: docs/performance.md describes what
 * is measured.
 */
export async function measureBasicTab(url: string, cookies: ReadonlyMap<string, string>): Promise<Row[]> {
  const yardsticks = await serveYardsticks();
  const { ours, byHand, antd } = await measureOnAPhone({
    ours: {
      ...common,
      url: `${url}/register/basic`,
      cookies,
      alive: "#section-form button",
      errors: ".field-error",
      add: ".rows-add",
      send: "button[value=continue].button-primary",
    },
    byHand: {
      ...common,
      url: `${yardsticks.url}/by-hand`,
      alive: "form",
      errors: ".error",
      add: "#add",
      send: "form > button:last-child",
    },
    antd: {
      ...common,
      text: "#companyName",
      code: "#unifiedCreditCode",
      url: `${yardsticks.url}/antd`,
      alive: "form",
      errors: ".ant-form-item-explain-error",
      add: "#add",
      send: "#send",
    },
  });
  yardsticks.close();
  const row = (what: string, mine: number, against: number, most: number, show = ms): Row => ({
    what: `basic tab on a slow phone, ${what}`,
    ours: show(mine),
    against: show(against),
    ratio: mine / against,
    budget: { most },
  });
  return [
    row("first paint: against by hand", ours.painted, byHand.painted, 1.25),
    row("interactive: against Ant Design 5", ours.alive, antd.alive, 1),
    row(`script, ${ours.files} files: against Ant Design 5`, ours.script, antd.script, 0.73, kb),
    row("a keystroke: against 100 ms", ours.key, interaction, 1),
    row("error on blur: against 100 ms", ours.blur, interaction, 1),
    row("adding a row: against 100 ms", ours.row, interaction, 1),
    row("submitting with errors: against 100 ms", ours.errors, interaction, 1),
  ];
}
