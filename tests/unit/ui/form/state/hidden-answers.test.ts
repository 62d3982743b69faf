import { expect, test, vi } from "vitest";
import { bank } from "~/rules/registration/bank";
import { basic } from "~/rules/registration/basic";
import type { Section } from "~/rules/section";
import { createSectionStore } from "~/ui/form/state/section-store";

const context = { today: "2026-01-01", registeredCountry: "CN" };

/** The form of a section, in which the page sends these fields. */
function form(section: Section, saved: Record<string, string>) {
  vi.stubGlobal("requestAnimationFrame", () => 0);
  const store = createSectionStore(section, {}, context, false);
  const type = (fields: Record<string, string>) => {
    const data = new FormData();
    for (const [name, value] of Object.entries(fields)) data.set(name, value);
    store.read(data);
  };
  type(saved);
  return { store, type };
}

test("a field that reappears has the answer it had when it was hidden", () => {
  const { store, type } = form(basic, { officeDetail: "旧路 1 号" });
  type({ officeDetail: "新路 2 号" });
  type({ officeDetail: "新路 2 号", officeSameAsRegistered: "on" });
  expect(store.isVisible("officeDetail")).toBe(false);
  type({ officeSameAsRegistered: "on" });
  expect(store.textAt("officeDetail")).toBe("");
  type({});
  expect(store.textAt("officeDetail")).toBe("新路 2 号");
  expect(store.isNewest("officeDetail")).toBe(true);
  expect(store.isNewest("companyName")).toBe(false);
});

test("a field that was cleared before it was hidden stays empty", () => {
  const { store, type } = form(basic, { operatingUntil: "2031-01-01" });
  type({ operatingUntil: "" });
  type({ operatingUntil: "", operatingLongTerm: "on" });
  type({ operatingLongTerm: "on" });
  type({});
  expect(store.textAt("operatingUntil")).toBe("");
  expect(store.isNewest("operatingUntil")).toBe(true);
});

test("a field of a row reappears in its row, even if rows before it were removed", () => {
  const rows = (at: number, fields: Record<string, string>) =>
    Object.fromEntries(Object.entries(fields).map(([name, value]) => [`banks[${at}].${name}`, value]));
  const { store, type } = form(bank, { ...rows(0, { id: "a" }), ...rows(1, { id: "b", bankName: "旧" }) });
  type({ ...rows(0, { id: "a" }), ...rows(1, { id: "b", bankName: "新", bank: "102" }) });
  type({ ...rows(0, { id: "a" }), ...rows(1, { id: "b", bank: "102" }) });
  type(rows(0, { id: "b", bank: "102" }));
  type(rows(0, { id: "b" }));
  expect(store.textAt("banks[0].bankName")).toBe("新");
});

test("a city is not restored under a country without its province", () => {
  const { store, type } = form(basic, { officeCountry: "CN", officeProvince: "440000", officeCity: "440300" });
  type({ officeCountry: "HK", officeProvince: "440000", officeCity: "440300" });
  type({ officeCountry: "HK" });
  type({ officeCountry: "US" });
  expect(store.textAt("officeProvince")).toBe("");
  type({ officeCountry: "CN" });
});
