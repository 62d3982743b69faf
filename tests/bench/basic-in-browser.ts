import { measureOnAPhone } from "./on-a-phone.ts";
import { kb, ms, type Row } from "./table.ts";
import { serveYardsticks } from "./yardsticks.ts";

const common = { text: "[name=companyName]", code: "[name=unifiedCreditCode]", rows: ".row" };

/** The basic tab in a slow browser, beside the same fields by hand and in Ant Design 5: docs/performance.md says what is measured. */
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
    row("first paint: against by hand", ours.painted, byHand.painted, 1.1),
    row("interactive: against Ant Design 5", ours.alive, antd.alive, 0.45),
    row(`script, ${ours.files} files: against Ant Design 5`, ours.script, antd.script, 0.55, kb),
    row("a keystroke: against by hand", ours.key, byHand.key, 1.15),
    row("error on blur: against by hand", ours.blur, byHand.blur, 1.15),
    row("adding a row: against Ant Design 5", ours.row, antd.row, 0.4),
    row("submitting with errors: against Ant Design 5", ours.errors, antd.errors, 0.12),
  ];
}
