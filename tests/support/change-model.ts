import { fc } from "@fast-check/vitest";
import { expect } from "vitest";
import { changeRequests, changeReview, stopChange } from "~/contract";
import { type ChangeEvent, type ChangeState, isUnderWay, nextChange } from "~/rules/change-request/states";
import { type Call } from "./platform";
import { askFor, firstRow, newestCode, stopLinkIn } from "./platform-company";
import { codeOf } from "./platform-refusal";

const hour = 3600;
const minute = 60_000;

/** What ought to be true of the newest change of bank details. */
export type Model = {
  state: ChangeState;
  approvers: Set<string>;
  isCalled: boolean;
  begunAt: number;
  scheduledAt: number;
  /** How many changes took effect so far. */
  inForce: number;
};

/** The portal under test, and who acts in it. */
export type Real = {
  as(account: string): Promise<Call>;
  stranger: Call;
  letters: () => Promise<{ to: string; subject: string; text: string; html: string; id: string; createdAt: string }[]>;
  now(): number;
  advance(seconds: number): void;
  runJobs(): Promise<void>;
  /** As the database has it. */
  stored(): Promise<{ state: string; inForce: number }>;
  /** The newest change, and its stop link once it was sent. */
  changeId: string;
  link: { changeId: string; key: string };
  /** How many new accounts were thought up. */
  accounts: number;
};

type Command = fc.AsyncCommand<Model, Real>;

/** A step that is always tried, possible or not; afterwards the portal is where the model is. */
const step = (name: string, run: (model: Model, real: Real) => Promise<void>): Command => ({
  check: () => true,
  async run(model, real) {
    await run(model, real);
    expect(await real.stored()).toEqual({ state: model.state, inForce: model.inForce });
  },
  toString: () => name,
});

const to = (model: Model, event: ChangeEvent) => nextChange("bank", model.state, event)?.to;

/** Tries an event that nothing but the state forbids. */
const attempt = (name: ChangeEvent, act: (real: Real) => Promise<unknown>) =>
  step(name, async (model, real) => {
    const next = to(model, name);
    const code = await codeOf(act(real));
    expect(code === "answered").toBe(next !== undefined);
    model.state = next ?? model.state;
  });

const propose = step("propose", async (model, real) => {
  // Codes are rationed; who proposes takes their time.
  real.advance(3 * hour);
  real.accounts += 1;
  const asked = askFor(await real.as("supplier"), "bank", (values) => {
    firstRow(values, "banks").accountNumber = `62220210011122${String(real.accounts).padStart(4, "0")}`;
  });
  if (isUnderWay(model.state)) return expect(await codeOf(asked)).toBe("change.open");
  real.changeId = (await asked).changeId;
  Object.assign(model, { state: "awaitingCode", approvers: new Set(), isCalled: false, begunAt: real.now() });
});

const confirm = step("confirm", async (model, real) => {
  const { changeId } = real;
  const isInTime = real.now() - model.begunAt < 5 * minute;
  const next = isInTime ? to(model, "confirm") : undefined;
  const code = await newestCode(real.letters);
  const supplier = await real.as("supplier");
  const answer = await codeOf(supplier(changeRequests.confirm, { changeId, code }));
  expect(answer === "answered").toBe(next !== undefined);
  if (!next) return;
  model.state = next;
  const notice = (await real.letters()).find(({ text }) => text.includes(`/stop-change/${changeId}`));
  real.link = stopLinkIn(notice?.text ?? "");
});

const call = (account: string) =>
  step(`call by ${account}`, async (model, real) => {
    const { changeId } = real;
    const isAsked = model.state === "proposed";
    const code = await codeOf((await real.as(account))(changeReview.recordCall, { changeId, contactId: "1" }));
    expect(code === "answered").toBe(isAsked);
    model.isCalled ||= isAsked;
  });

const approve = (account: string) =>
  step(`approve by ${account}`, async (model, real) => {
    const { changeId } = real;
    const next = to(model, "approve");
    const isAllowed = next !== undefined && model.isCalled && !model.approvers.has(account);
    const code = await codeOf((await real.as(account))(changeReview.approve, { changeId }));
    expect(code === "answered").toBe(isAllowed);
    if (!isAllowed) return;
    model.state = next;
    model.approvers.add(account);
    model.scheduledAt = real.now();
  });

const wait = (hours: number) =>
  step(`wait ${hours} h`, async (model, real) => {
    real.advance(hours * hour);
    await real.runJobs();
    // Nobody confirmed it within a day: the sweep took it.
    if (model.state === "awaitingCode" && real.now() - model.begunAt >= 24 * hour * 1000) model.state = "withdrawn";
    const isDue = model.state === "scheduled" && real.now() - model.scheduledAt >= 48 * hour * 1000;
    if (!isDue) return;
    // The invariant of Z-16: whatever came before, this holds for all that takes effect.
    expect([model.approvers.size, model.isCalled]).toEqual([2, true]);
    model.state = "effective";
    model.inForce += 1;
  });

const refuse = attempt("refuse", async (real) =>
  (await real.as("buyer"))(changeReview.refuse, { changeId: real.changeId, reason: "不予批准" }),
);
const withdraw = attempt("withdraw", async (real) =>
  (await real.as("supplier"))(changeRequests.withdraw, { changeId: real.changeId }),
);

/** The link always answers; whether it stopped anything is another matter. */
const stop = step("stop", async (model, real) => {
  const isLinked = real.changeId !== "" && real.link.changeId === real.changeId;
  const next = isLinked ? to(model, "stop") : undefined;
  if (isLinked) await real.stranger(stopChange.stop, real.link);
  model.state = next ?? model.state;
});

/** The next step of who means well. */
const goOn = step("go on", async (model, real) => {
  const [first, second] = model.approvers.has("buyer") ? ["buyer2", "buyer"] : ["buyer", "buyer2"];
  const next: Partial<Record<ChangeState, Command>> = {
    awaitingCode: confirm,
    proposed: model.isCalled ? approve(first) : call(second),
    onceApproved: approve(first),
    scheduled: wait(49),
  };
  await (next[model.state] ?? propose).run(model, real);
});

const others = [
  propose,
  confirm,
  call("buyer"),
  approve("buyer"),
  approve("buyer2"),
  refuse,
  withdraw,
  stop,
  wait(1),
  wait(47),
];

/** Every way people, strangers and time can act on a change of bank details, each the longer the likelier to come through. */
export const anyWay = fc.commands(
  [...others, ...others.map(() => goOn)].map((one) => fc.constant(one)),
  { maxCommands: 20 },
);

/** Before anything was proposed. */
export const atFirst = (): Model => ({
  state: "withdrawn",
  approvers: new Set(),
  isCalled: false,
  begunAt: 0,
  scheduledAt: 0,
  inForce: 0,
});
