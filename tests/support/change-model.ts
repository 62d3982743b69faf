import { fc } from "@fast-check/vitest";
import { expect } from "vitest";
import { changeRequests, changeReview, members, onboarding, review, stopChange } from "~/contract";
import type { CallOutcome } from "~/rules/change-request/call-outcomes";
import type { FormValues } from "~/rules/form-values";
import type { Call } from "./platform";
import { askFor, firstRow, newestCode, stopLinkIn } from "./platform-company";
import { codeOf } from "./platform-refusal";
import { type Change, look, type OnFile, type Reviewer, reviewers, type Witness } from "./change-witness";

const hour = 3600;

type Section = "bank" | "contact";

/** The portal under test, and the screen of every reviewer. */
export type Real = {
  as(account: string): Promise<Call>;
  stranger: Call;
  emails: () => Promise<{ to: string; subject: string; text: string }[]>;
  now(): number;
  advance(seconds: number): void;
  runJobs(): Promise<void>;
  /** The bank account and the contacts' numbers as the company file has them now. */
  onFile(): Promise<OnFile>;
  /** The newest change of each section; empty if none was requested. */
  changes: Record<Section, string>;
  screens: Map<string, Change>;
  links: { changeId: string; key: string }[];
  thoughtUp: number;
};

type Move = fc.AsyncCommand<Witness, Real>;

/** A move is always tried, whether possible or not; every change that takes effect has to be valid. */
const move = (name: string, run: (witness: Witness, real: Real) => Promise<void>): Move => ({
  check: () => true,
  async run(witness, real) {
    await run(witness, real);
    await look(witness, real);
  },
  toString: () => name,
});

const toThief = (real: Real) => (values: FormValues) => {
  for (const row of values.contacts as FormValues[]) row.phone = `139 0000 ${String(real.thoughtUp).padStart(4, "0")}`;
};
const toNewAccount = (real: Real) => (values: FormValues) => {
  firstRow(values, "banks").accountNumber = `62220210011122${String(real.thoughtUp).padStart(4, "0")}`;
};

/** The supplier, or the thief in its session, proposes a change and confirms it with the code it can read. */
const propose = (section: Section) =>
  move(`propose ${section}`, async (witness, real) => {
    // Codes are rate-limited, so the clock moves on between proposals.
    real.advance(3 * hour);
    real.thoughtUp += 1;
    const supplier = await real.as("supplier");
    const alter = section === "bank" ? toNewAccount(real) : toThief(real);
    const proposal = askFor(supplier, section, alter);
    if ((await codeOf(proposal)) !== "answered") return;
    const { changeId } = await proposal;
    const code = await newestCode(real.emails);
    if ((await codeOf(supplier(changeRequests.confirm, { changeId, code }))) !== "answered") return;
    real.changes[section] = changeId;
    witness.proposedAt.set(changeId, real.now());
    real.links = (await real.emails())
      .filter(({ text }) => text.includes(`/stop-change/${real.changes.bank}`))
      .map(({ text }) => stopLinkIn(text));
  });

const screenOf = (by: Reviewer, section: Section) => `${by} ${section}`;

/** A reviewer opens the change, and leaves the page open. */
const open = (by: Reviewer, section: Section) =>
  move(`${by} opens ${section}`, async (_, real) => {
    const changeId = real.changes[section];
    const page = (await real.as(by))(changeReview.one, { changeId });
    if ((await codeOf(page)) === "answered") real.screens.set(screenOf(by, section), await page);
  });

/** A reviewer approves from any page that they have open. */
const approve = (by: Reviewer, section: Section) =>
  move(`${by} approves ${section}`, async (witness, real) => {
    const screen = real.screens.get(screenOf(by, section));
    if (!screen) return;
    const { changeId, version } = screen;
    const reader = await real.as("buyer");
    const page = reader(changeReview.one, { changeId });
    const now = (await codeOf(page)) === "answered" ? await page : screen;
    const approval = (await real.as(by))(changeReview.approve, { changeId, version });
    if ((await codeOf(approval)) !== "answered") return;
    const seen = (change: Change) => ({ ...change, notApprovable: null });
    witness.approvals.push({ changeId, by, at: real.now(), screen: seen(screen), now: seen(now) });
  });

/** A reviewer calls the first number offered, and records the outcome. */
const callSupplier = (by: Reviewer, outcome: CallOutcome) =>
  move(`${by} calls: ${outcome}`, async (witness, real) => {
    const changeId = real.changes.bank;
    const call = await real.as(by);
    const page = call(changeReview.one, { changeId });
    if ((await codeOf(page)) !== "answered") return;
    const [contact] = (await page).knownNumbers;
    if (!contact) return;
    const { contactId, number } = contact;
    const record = call(changeReview.recordCall, { changeId, contactId, outcome, note: "李娜接听" });
    if ((await codeOf(record)) !== "answered") return;
    if (outcome === "confirmed") witness.calls.push({ changeId, number, at: real.now() });
    if (outcome === "wrongNumber") witness.calls = witness.calls.filter((one) => one.number !== number);
    if (outcome === "denied") witness.stopped.add(changeId);
  });

const refuse = (section: Section) =>
  move(`refuse ${section}`, async (_, real) => {
    const changeId = real.changes[section];
    const buyer = await real.as("buyer");
    const page = buyer(changeReview.one, { changeId });
    if ((await codeOf(page)) !== "answered") return;
    const { version } = await page;
    await codeOf(buyer(changeReview.refuse, { changeId, version, reason: "不予批准" }));
  });

const withdraw = (section: Section) =>
  move(`withdraw ${section}`, async (_, real) => {
    await codeOf((await real.as("supplier"))(changeRequests.withdraw, { changeId: real.changes[section] }));
  });

const stop = move("a contact stops the change", async (witness, real) => {
  const [link] = real.links;
  if (!link || link.changeId !== real.changes.bank) return;
  const { standing } = await real.stranger(stopChange.stop, link);
  if (standing === "stopped") witness.stopped.add(link.changeId);
});

/** A reviewer requests the manager's role for an accomplice, or the super admin assigns it. */
const promote = (by: Reviewer) =>
  move(`${by} promotes`, async (witness, real) => {
    const roles = { userAccount: "notenant", userName: "孙丽", tenantRoleIds: ["purchasingManager"], before: [] };
    const promotion = (await real.as(by))(members.setRoles, roles);
    if ((await codeOf(promotion)) !== "answered") return;
    const { waiting } = await promotion;
    const isGiven = waiting.length === 0 && !witness.managers.has("notenant");
    if (isGiven) witness.managers.set("notenant", { since: real.now(), givenBy: by });
  });

const confirmRole = (by: Reviewer) =>
  move(`${by} confirms the role`, async (witness, real) => {
    const call = await real.as(by);
    const [request] = await call(members.roleRequests, {});
    if (!request) return;
    const { requestId } = request;
    if ((await codeOf(call(members.confirmRole, { requestId }))) !== "answered") return;
    expect(request.requestedBy).not.toBe({ buyer: "陈静", buyer2: "赵磊", admin: "周敏", notenant: "孙丽" }[by]);
    const givenBy = request.requestedBy === "陈静" ? "buyer" : "buyer2";
    witness.managers.set("notenant", { since: real.now(), givenBy });
  });

/** A reviewer opens the registration and rejects it in the internal review, if it is in that state. */
const decideRegistration = move("the internal review is decided from an old page", async (_, real) => {
  const buyer = await real.as("buyer");
  const { content } = await buyer(onboarding.queue, { view: "suppliers", search: "安科" });
  const { registrationId = "" } = content[0] ?? {};
  const { version } = await buyer(review.file, { registrationId });
  const old = { ...version, sections: { ...version.sections, bank: (version.sections.bank ?? 1) - 1 } };
  const decision = { registrationId, version: old, event: "accept" } as const;
  expect(await codeOf(buyer(onboarding.decide, decision))).toMatch(/outdated|notPossible/);
});

const wait = (hours: number) =>
  move(`wait ${hours} h`, async (_, real) => {
    real.advance(hours * hour);
    await real.runJobs();
  });

/** Moves that follow one another as one plan; others may come before and after it, not between. */
const plan = (name: string, moves: readonly Move[]) =>
  move(name, async (witness, real) => {
    for (const one of moves) await one.run(witness, real);
  });

/**
 * Carries a change through: it is proposed, confirmed in a call by the first person if the bank changes, approved by both people,
 * and takes effect after the wait.
 */
const carryThrough = (section: Section, first: Reviewer, second: Reviewer) =>
  plan(`${first} and ${second} carry ${section} through`, [
    propose(section),
    ...(section === "bank" ? [callSupplier(first, "confirmed")] : []),
    open(first, section),
    approve(first, section),
    open(second, section),
    approve(second, section),
    wait(49),
  ]);

/** The second of two people has the page open before the first one calls and approves. */
const approveUnseen = plan("buyer2 approves from an old page", [
  propose("bank"),
  open("buyer2", "bank"),
  callSupplier("buyer", "confirmed"),
  approve("buyer2", "bank"),
  open("buyer", "bank"),
  approve("buyer", "bank"),
  approve("buyer2", "bank"),
  wait(49),
]);

const both = ["bank", "contact"] as const;
const singles: Move[] = [
  ...both.flatMap((section) => [propose(section), refuse(section), withdraw(section)]),
  ...both.flatMap((section) => reviewers.flatMap((by) => [open(by, section), approve(by, section)])),
  ...(["buyer", "notenant"] as const).flatMap((by) =>
    (["confirmed", "denied", "noAnswer", "wrongNumber"] as const).map((outcome) => callSupplier(by, outcome)),
  ),
  decideRegistration,
  stop,
  wait(1),
  wait(47),
];
const plans: Move[] = [
  carryThrough("contact", "buyer", "buyer2"),
  carryThrough("bank", "buyer", "buyer2"),
  carryThrough("bank", "buyer", "notenant"),
  carryThrough("bank", "notenant", "buyer2"),
  carryThrough("bank", "buyer", "buyer"),
  approveUnseen,
  plan("buyer promotes, and buyer2 confirms", [promote("buyer"), confirmRole("buyer2")]),
  plan("buyer promotes, and confirms it alone", [promote("buyer"), confirmRole("buyer")]),
  promote("admin"),
  wait(8 * 24),
];

/**
 * All moves of people, thieves, accomplices and time on bank details. Plans reach a final state more often than random
 * single moves.
 */
export const anyWay = (longest: number) =>
  fc.commands(
    [...singles, ...Array.from({ length: 6 }, () => plans).flat()].map((one) => fc.constant(one)),
    { maxCommands: longest },
  );
