import { zipSync } from "fflate";
import { expect, test } from "vitest";
import { readList } from "~/platform/cases/sanctions/read-list";
import type { ListSource } from "~/rules/sanctions/screening";
import { listBytes, zipOf } from "../../../../support/sanction-files";

const read = (source: ListSource, name: string, bytes = listBytes(name), day?: string) =>
  readList({ source, name, bytes, day });
const codeOf = (reading: Promise<unknown>) =>
  reading.then(
    () => "read",
    (error: { code: string }) => error.code,
  );

const lists: [ListSource, string, Uint8Array<ArrayBuffer>, string?][] = [
  ["ofacSdn", "sdn.zip", zipOf("sdn.csv", "alt.csv", "add.csv"), "2025-06-01"],
  ["un", "un.xml", listBytes("un.xml")],
  ["eu", "eu.xml", listBytes("eu.xml")],
  ["eu", "eu.csv", listBytes("eu.csv")],
  ["uk", "uk.csv", listBytes("uk.csv")],
  ["uk", "uk.xml", listBytes("uk.xml")],
  ["uk", "uk.zip", zipOf("uk.xml")],
];

test.each(lists)("from %s the file %s yields a company and a person, but no ship", async (source, name, bytes, day) => {
  const { version, entries } = await read(source, name, bytes, day);
  expect(version).toBe("2025-06-01");
  expect(entries.map(({ kind }) => kind).toSorted()).toEqual(["entity", "individual"]);
  const person = entries.find(({ kind }) => kind === "individual");
  expect(person?.names[0]?.name.toLowerCase()).toMatch(/valdemar quillfeather|quillfeather, valdemar/);
  expect(person?.names.find(({ name: alias }) => /^feather$/i.test(alias))?.isWeak).toBe(true);
  expect(person?.births.join()).toMatch(/1961/);
  expect(person?.ids).toEqual(["A1234567"]);
  const company = entries.find(({ kind }) => kind === "entity");
  expect(company?.names[0]?.name).toMatch(/^ostrevan forwarding/i);
  expect(company?.addresses.join()).toContain("Harbour Road 4");
});

test("OFAC's aliases and addresses are joined by number, and weak aliases are read from the remarks", async () => {
  const { entries } = await read("ofacSdn", "sdn.zip", zipOf("sdn.csv", "alt.csv", "add.csv"), "2025-06-01");
  expect(entries[0]).toMatchObject({
    reference: "101",
    names: [
      { name: "OSTREVAN FORWARDING LLC", isWeak: false },
      { name: "OSTREVAN FREIGHT", isWeak: false },
      { name: "OFL", isWeak: true },
    ],
    countries: ["Ostrevan"],
    addresses: ["Harbour Road 4, Port Ostrevan 1000"],
    ids: ["5503001234"],
  });
});

test("a list without its aliases, without its day, or of another source is rejected", async () => {
  expect(await codeOf(read("ofacSdn", "sdn.csv"))).toBe("sanctions.parts");
  expect(await codeOf(read("ofacSdn", "sdn.zip", zipOf("sdn.csv", "alt.csv", "add.csv")))).toBe("sanctions.day");
  expect(await codeOf(read("ofacConsolidated", "sdn.zip", zipOf("sdn.csv", "alt.csv", "add.csv")))).toBe(
    "sanctions.format",
  );
  expect(await codeOf(read("eu", "un.xml"))).toBe("sanctions.format");
  expect(await codeOf(read("uk", "alt.csv"))).toBe("sanctions.format");
});

test("a file that is truncated, not well-formed, or defines entities is rejected", async () => {
  const text = new TextDecoder().decode(listBytes("un.xml"));
  const asBytes = (content: string) => new TextEncoder().encode(content);
  expect(await codeOf(read("un", "un.xml", asBytes(text.slice(0, 900))))).toBe("sanctions.broken");
  expect(await codeOf(read("un", "un.xml", asBytes(text.replace("&amp;", "&unknown;"))))).toBe("sanctions.broken");
  const bomb = text.replace("?>", '?><!DOCTYPE list [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]>');
  expect(await codeOf(read("un", "un.xml", asBytes(bomb)))).toBe("sanctions.broken");
  expect(await codeOf(read("uk", "uk.csv", asBytes('Unique ID,Name 6\n"open')))).toBe("sanctions.broken");
});

test("an archive that would unpack to more than allowed is rejected before anything is unpacked", async () => {
  const large = zipSync({ "un.xml": new Uint8Array(160 * 1024 * 1024) }, { level: 1 });
  expect(large.length).toBeLessThan(2 * 1024 * 1024);
  expect(await codeOf(read("un", "un.zip", new Uint8Array(large)))).toBe("sanctions.unpacked");
});

test("an archive whose directory misstates its size is rejected", async () => {
  const bytes = zipOf("un.xml");
  const view = new DataView(bytes.buffer);
  for (let at = 0; at < bytes.length - 4; at++)
    if (view.getUint32(at, true) === 0x02014b50) view.setUint32(at + 24, 10, true);
  expect(await codeOf(read("un", "un.zip", bytes))).toBe("sanctions.broken");
});

test("a list without entries is rejected", async () => {
  const empty = new TextEncoder().encode('<CONSOLIDATED_LIST dateGenerated="2025-06-01"></CONSOLIDATED_LIST>');
  expect(await codeOf(read("un", "un.xml", empty))).toBe("sanctions.entries");
});
