import type { IncomingMessage } from "node:http";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { FormValues } from "~/rules/form-values";
import { createSaver, sameAnswers, type SaveState, type TheirAnswer } from "~/ui/form/engine/saver";
import { eventually } from "../../../../support/eventually";
import { startHttpServer } from "../../../../support/http-server";

/** The server's response to a save; `lost`: it saves, and the connection breaks before the response. */
type PortalAnswer = { status: number; body?: unknown } | "lost";
const saved = (version: number, values: FormValues) => ({
  saved: { version, values, savedAt: `2026-01-01T00:00:0${version}Z` },
});
const accepted = (version: number, values: FormValues): PortalAnswer => ({ status: 200, body: saved(version, values) });
const conflict = (version: number, values: FormValues): PortalAnswer => ({
  status: 409,
  body: { code: "registration.conflict", ...saved(version, values) },
});

let answers: PortalAnswer[] = [];
let received: URLSearchParams[] = [];
let portal: Awaited<ReturnType<typeof startHttpServer>>;

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  [answers, received] = [[], []];
  portal = await startHttpServer(async (incoming, outgoing) => {
    received.push(new URLSearchParams(await textOf(incoming)));
    const answer = answers.shift();
    if (answer === undefined || answer === "lost") return void incoming.socket.destroy();
    outgoing.writeHead(answer.status, { "content-type": "application/json" });
    outgoing.end(JSON.stringify(answer.body ?? {}));
  });
});
afterEach(async () => {
  vi.useRealTimers();
  await portal.close();
});

async function textOf(incoming: IncomingMessage): Promise<string> {
  let text = "";
  for await (const piece of incoming) text += String(piece);
  return text;
}

/** A form with one text field, and its saver. `merge` applies what another window saved to the form. */
function open({ mergeLeaves = false } = {}) {
  let text = "";
  const states: SaveState[] = [];
  const merged: { base: FormValues; theirs: TheirAnswer }[] = [];
  const saver = createSaver({
    url: portal.url.href,
    version: 1,
    base: { name: "saved" },
    read() {
      const form = new FormData();
      form.set("name", text);
      return form;
    },
    show: (state) => void states.push(state),
    merge(base, theirs) {
      merged.push({ base, theirs });
      return mergeLeaves;
    },
  });
  const type = (value: string) => {
    text = value;
    saver.changed();
  };
  return { saver, type, states, merged, last: () => states.at(-1) };
}

test("typed text is saved on top of the version it is based on", async () => {
  const { saver, type, states } = open();
  answers = [accepted(2, { name: "a" })];
  type("a");
  expect(await saver.flush()).toBe(true);
  expect(received.map(String)).toEqual(["name=a&version=1"]);
  expect(states.map(({ is }) => is)).toEqual(["unsaved", "saving", "saved"]);
  expect(saver.version()).toBe(2);
  expect(saver.isDirty()).toBe(false);
});

test("a pause in typing triggers a save", async () => {
  const { type, last } = open();
  answers = [accepted(2, { name: "ab" })];
  type("a");
  vi.advanceTimersByTime(700);
  type("ab");
  vi.advanceTimersByTime(700);
  expect(received).toEqual([]);
  vi.advanceTimersByTime(100);
  await eventually(() => expect(last()).toMatchObject({ is: "saved" }));
  expect(received.map(String)).toEqual(["name=ab&version=1"]);
});

test("without changes nothing is sent", async () => {
  const { saver } = open();
  expect(await saver.flush()).toBe(true);
  expect(received).toEqual([]);
});

test("text typed during a save is saved after it, one request at a time", async () => {
  const { saver, type } = open();
  answers = [accepted(2, { name: "a" }), accepted(3, { name: "ab" })];
  type("a");
  const first = saver.flush();
  type("ab");
  expect(await first).toBe(true);
  expect(received.map(String)).toEqual(["name=a&version=1", "name=ab&version=2"]);
  expect(saver.version()).toBe(3);
});

test.each([
  ["no answer", "lost" as const],
  ["a gateway that is down", { status: 502 }],
  ["a response that is not from the portal", { status: 503, body: "<html>" }],
])("after %s the save is retried automatically", async (_, answer) => {
  const { saver, type, last } = open();
  answers = [answer, accepted(2, { name: "a" })];
  type("a");
  expect(await saver.flush()).toBe(false);
  expect(last()).toEqual({ is: "offline" });
  expect(saver.isDirty()).toBe(true);
  vi.advanceTimersByTime(4000);
  await eventually(() => expect(last()).toMatchObject({ is: "saved" }));
  expect(received).toHaveLength(2);
});

test("a save whose response was lost is recognised and causes no conflict", async () => {
  const { saver, type, merged, last } = open();
  answers = ["lost", conflict(2, { name: "a" })];
  type("a");
  await saver.flush();
  expect(await saver.flush()).toBe(true);
  expect(merged).toEqual([]);
  expect(last()).toMatchObject({ is: "saved" });
  expect(saver.version()).toBe(2);
});

test("a lost save is recognised after more was typed, and the new text is saved on top of it", async () => {
  const { saver, type, merged } = open();
  answers = ["lost", conflict(2, { name: "a" }), accepted(3, { name: "ab" })];
  type("a");
  await saver.flush();
  type("ab");
  expect(await saver.flush()).toBe(true);
  expect(merged).toEqual([]);
  expect(received.at(-1)?.toString()).toBe("name=ab&version=2");
});

test("changes saved by another window are merged and saved on top of its version", async () => {
  const { saver, type, merged } = open();
  answers = [conflict(5, { name: "saved", other: "theirs" }), accepted(6, { name: "a", other: "theirs" })];
  type("a");
  expect(await saver.flush()).toBe(true);
  expect(merged).toMatchObject([{ base: { name: "saved" }, theirs: { version: 5 } }]);
  expect(received.map((body) => body.get("version"))).toEqual(["1", "5"]);
});

test("a field that both windows changed stops saving until the user resolves the conflict", async () => {
  const { saver, type, last } = open({ mergeLeaves: true });
  answers = [conflict(5, { name: "theirs" })];
  type("mine");
  expect(await saver.flush()).toBe(false);
  expect(last()).toEqual({ is: "conflict", base: { name: "saved" }, theirs: { name: "theirs" } });
  type("mine too");
  vi.advanceTimersByTime(10_000);
  expect(await saver.flush()).toBe(false);
  expect(received).toHaveLength(1);
});

test("the user's choice is saved on top of the other window's version", async () => {
  const { saver, type } = open({ mergeLeaves: true });
  answers = [conflict(5, { name: "theirs" }), accepted(6, { name: "mine" })];
  type("mine");
  await saver.flush();
  expect(await saver.insist()).toBe(true);
  expect(received.at(-1)?.toString()).toBe("name=mine&version=5");
});

test("discarded changes are never sent", async () => {
  const { saver, type, last } = open({ mergeLeaves: true });
  answers = [conflict(5, { name: "theirs" })];
  type("mine");
  await saver.flush();
  saver.discard();
  expect(last()).toEqual({ is: "idle" });
  expect(saver.isDirty()).toBe(false);
  expect(await saver.flush()).toBe(true);
  expect(received).toHaveLength(1);
});

test.each([
  ["the session has expired", { status: 401, body: { code: "registration.sessionExpired" } }, { is: "expired" }],
  ["another registration is open", { status: 409, body: { code: "registration.another" } }, { is: "another" }],
])("if %s, saving stops and the answers stay unsaved", async (_, answer, state) => {
  const { saver, type, last } = open();
  answers = [answer];
  type("a");
  expect(await saver.flush()).toBe(false);
  expect(last()).toEqual(state);
  type("ab");
  vi.advanceTimersByTime(60_000);
  expect(received).toHaveLength(1);
  expect(saver.isDirty()).toBe(true);
});

test("a rejection shows its reason, and the next change is saved", async () => {
  const { saver, type, last } = open();
  answers = [{ status: 400, body: { code: "request.e400", serverMessage: "too much" } }, accepted(2, { name: "b" })];
  type("a");
  expect(await saver.flush()).toBe(false);
  expect(last()).toEqual({ is: "refused", code: "request.e400", serverMessage: "too much" });
  vi.advanceTimersByTime(60_000);
  expect(received).toHaveLength(1);
  type("b");
  expect(await saver.flush()).toBe(true);
});

test("a reopened window continues from the text it could not save", async () => {
  const before = open();
  answers = ["lost"];
  before.type("a");
  await before.saver.flush();
  before.saver.stop();

  const after = open();
  answers = [conflict(2, { name: "a" }), accepted(3, { name: "ab" })];
  after.saver.resume(before.saver.basis());
  after.type("ab");
  expect(await after.saver.flush()).toBe(true);
  expect(after.merged).toEqual([]);
});

test("a save requested by the user is sent even if nothing changed", async () => {
  const { saver } = open();
  answers = [accepted(2, { name: "" })];
  saver.touch();
  expect(await saver.flush()).toBe(true);
  expect(received).toHaveLength(1);
});

test.each([
  ["name=a&rows[0].id=1&rows[0].name=b", { name: "a", rows: [{ id: "1", name: "b" }] }, true],
  ["rows[0].id=1&name=a", { name: "a", rows: [{ id: "1", name: "" }] }, true],
  ["name=a&version=3&intent=save", { name: "a" }, true],
  ["many=x&many=y", { many: ["x", "y"] }, true],
  ["name=a", { name: "b" }, false],
  ["name=a", { name: "a", other: "c" }, false],
])("whether %s matches the saved values: %#", (sent, values, isSame) => {
  expect(sameAnswers(sent, { values, version: 1, savedAt: null })).toBe(isSame);
});
