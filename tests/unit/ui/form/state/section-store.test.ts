import { beforeEach, expect, test, vi } from "vitest";
import type { FormValues } from "~/rules/form-values";
import { basic } from "~/rules/registration/basic";
import { contact } from "~/rules/registration/contact";
import { manage } from "~/rules/registration/manage";
import type { Section } from "~/rules/section";
import { createSectionStore } from "~/ui/form/state/section-store";

const context = { today: "2026-01-01", registeredCountry: "CN" };
let frames: (() => void)[] = [];

beforeEach(() => {
  frames = [];
  vi.stubGlobal("requestAnimationFrame", (work: () => void) => frames.push(work));
});

/** A section's form that sends these fields, with a count of the notifications to its subscribers. */
function open(section: Section, saved: FormValues = {}, { isChecked = false } = {}) {
  const store = createSectionStore(section, saved, context, isChecked);
  let announcements = 0;
  store.subscribe(() => (announcements += 1));
  const formOf = (fields: Record<string, string>) => {
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.set(name, value);
    return form;
  };
  return {
    store,
    type: (fields: Record<string, string>) => store.read(formOf(fields)),
    typeSoon: (fields: Record<string, string>) => store.readSoon(() => store.read(formOf(fields))),
    announcements: () => announcements,
    errorsAt: (name: string) => store.shownFor(name).errors.map(({ code }) => code),
  };
}

test("an error is found at once and shown once its field loses focus", () => {
  const { store, type, errorsAt } = open(basic);
  type({ duns: "12" });
  expect(store.errors().map(({ field }) => field)).toContain("duns");
  expect(errorsAt("duns")).toEqual([]);
  store.touch("duns");
  expect(errorsAt("duns")).toEqual(["basic.duns.digits"]);
  type({ duns: "123456789" });
  expect(errorsAt("duns")).toEqual([]);
});

test("a submitted form shows every error", () => {
  const { store } = open(contact);
  expect(store.visibleErrors()).toEqual([]);
  store.showAll();
  expect(store.visibleErrors()).toEqual(store.errors());
  expect(open(contact, {}, { isChecked: true }).store.visibleErrors()).not.toEqual([]);
});

test("a warning is shown while typing, a note only if there is nothing else", () => {
  const { store, type } = open(basic);
  type({ operatingUntil: "2020-01-01" });
  expect(store.shownFor("operatingUntil").warnings.map(({ code }) => code)).toEqual(["basic.operatingUntil.past"]);
});

test("fields with unchanged findings return the same object, so that they are not rendered again", () => {
  const { store, type } = open(basic, {}, { isChecked: true });
  type({ duns: "12" });
  const before = { duns: store.shownFor("duns"), all: store.visibleErrors() };
  type({ duns: "13" });
  expect(store.shownFor("duns")).toBe(before.duns);
  expect(store.visibleErrors()).toBe(before.all);
});

test("typed text is read once it is on the screen, however many keys were pressed", () => {
  const { store, typeSoon, announcements } = open(basic);
  typeSoon({ companyName: "远" });
  typeSoon({ companyName: "远航" });
  expect(store.textAt("companyName")).toBe("");
  expect(frames).toHaveLength(1);
  store.settle();
  expect(store.textAt("companyName")).toBe("远航");
  expect(announcements()).toBe(1);
});

test("a reader that depends on the latest answer updates it first", () => {
  const { store, typeSoon, errorsAt } = open(basic);
  typeSoon({ duns: "12" });
  store.touch("duns");
  expect(errorsAt("duns")).toEqual(["basic.duns.digits"]);
});

test("a new row exists before its fields do, and so do its required answers", () => {
  const { store } = open(contact, { contacts: [{ id: "a", name: "李雷" }] });
  store.addRows("contacts", 0, [{ id: "b" }]);
  expect(store.typed()).toEqual({ contacts: [{ id: "b" }, { id: "a", name: "李雷" }] });
  expect(store.errors().map(({ field }) => field)).toContain("contacts[0].name");
});

test("a field that another answer makes required is marked as such", () => {
  const { store, type } = open(basic);
  expect(store.isRequired("officeDetail")).toBe(false);
  type({ officeCountry: "CN" });
  expect(store.isRequired("officeDetail")).toBe(true);
});

test("a field that another answer makes irrelevant is hidden, and has no findings", () => {
  const { store, type } = open(manage, {}, { isChecked: true });
  type({ "certifications[0].id": "a", "certifications[0].longTerm": "1", "certifications[0].validTo": "2001-01-01" });
  expect(store.isVisible("certifications[0].validTo")).toBe(false);
  expect(store.shownFor("certifications[0].validTo").errors).toEqual([]);
});

test("a normalised text can be reverted, and then stays as typed", () => {
  const { store, type } = open(basic);
  type({ duns: "123456789" });
  store.noteNormalised("duns", "12-345-6789", "123456789");
  expect(store.typedBefore("duns")).toBe("12-345-6789");
  expect(store.takeBack("duns")).toBe("12-345-6789");
  expect(store.typedBefore("duns")).toBeUndefined();
  expect(store.isKept("duns", "12-345-6789")).toBe(true);
  expect(store.isKept("duns", "another")).toBe(false);
  expect(store.takeBack("companyName")).toBeUndefined();
});

test("a text changed after normalisation cannot be reverted", () => {
  const { store, type } = open(basic);
  type({ duns: "123456789" });
  store.noteNormalised("duns", "12-345-6789", "123456789");
  type({ duns: "987654321" });
  expect(store.typedBefore("duns")).toBeUndefined();
});

test("a file with a virus is an error of its field until it is removed", () => {
  const uuid = "f".repeat(33);
  const { store, type } = open(manage);
  type({ "certifications[0].id": "a", "certifications[0].certificate": uuid });
  const codes = () => store.errors().filter(({ field }) => field === "certifications[0].certificate");
  expect(codes()).toEqual([]);
  store.noteInfected(uuid, true);
  expect(codes().map(({ code }) => code)).toEqual(["field.file.infected"]);
  store.noteInfected(uuid, false);
  expect(codes()).toEqual([]);
});

test("uploads are awaited, including failing ones", async () => {
  const { store } = open(manage);
  let arrive: () => void = () => {};
  store.noteUpload(new Promise<void>((resolve) => (arrive = resolve)));
  store.noteUpload(Promise.reject(new Error("the line is down")).catch(() => {}));
  expect(store.isUploading()).toBe(true);
  const all = store.whenUploaded();
  arrive();
  await all;
  expect(store.isUploading()).toBe(false);
});

test("answers from another window are shown, and their fields are reset", () => {
  const { store } = open(basic, { companyName: "甲", duns: "1" });
  store.replace({ companyName: "乙", duns: "1" }, ["companyName"]);
  expect(store.textAt("companyName")).toBe("乙");
  expect([store.timesReplaced("companyName"), store.timesReplaced("duns")]).toEqual([1, 0]);
  expect(store.isNewest("companyName")).toBe(true);
});

test("the label of a value selected here is known, regardless of the saved values", () => {
  const { store } = open(basic);
  store.noteMeaning("HPFM.CURRENCY", "EUR", "欧元");
  expect(store.meaningOf("HPFM.CURRENCY", "EUR")).toBe("欧元");
  expect(store.meaningOf("HPFM.COUNTRY", "EUR")).toBeUndefined();
});

test("a part that hydrates late reads the form as rendered by the server", () => {
  const { store, type } = open(basic, { companyName: "甲" });
  type({ companyName: "乙" });
  expect(store.atStart.textAt("companyName")).toBe("甲");
});

test("a form with unknown fields changes nothing", () => {
  const { store, type } = open(basic, { companyName: "甲" });
  type({ superAdmin: "1" });
  expect(store.textAt("companyName")).toBe("甲");
});
