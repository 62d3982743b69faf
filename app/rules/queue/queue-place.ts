import * as z from "zod/mini";
import { defaultPageSize, firstPage } from "../paging/page-sizes";
import { lengths } from "../limits/lengths";
import { isCalendarDate } from "../calendar/calendar-date";
import { type PagePlace, parsePagePlace, toPageQuery } from "../paging/paging";
import { type CompanyType, companyTypes } from "../registration/company-types";
import { type RiskLevel, riskLevels } from "../onboarding/risk";
import { type QueueOrder, queueOrders, type QueueView, queueViews, statesIn } from "./queue";
import { type State, states } from "../onboarding/stages";

/** The filter of a list of registrations. Values are codes of their lists; days are `YYYY-MM-DD`. */
export type QueueFilter = {
  view: QueueView;
  /** The selected states of the view; empty for all. */
  state: State[];
  isLate: boolean;
  /** Only registrations with a promised date within the next days (`reviewSoonDays`). */
  isSoon: boolean;
  search: string;
  category: string;
  province: string;
  companyType: CompanyType | "";
  risk: RiskLevel | "";
  submittedFrom: string;
  submittedTo: string;
  /** `mine`, `none`, or the id of an account; empty for everyone's. */
  assignee: string;
};
/** A place in the list: its filter, its order and its page. */
export type QueuePlace = QueueFilter & { order: QueueOrder } & PagePlace;

/** The initial state of the queue. */
export const wholeQueue: QueueFilter = {
  view: queueViews[0],
  state: [],
  isLate: false,
  isSoon: false,
  search: "",
  category: "",
  province: "",
  companyType: "",
  risk: "",
  submittedFrom: "",
  submittedTo: "",
  assignee: "",
};

const code = z.string().check(z.maxLength(lengths.code));
const day = z.string().check(z.refine((text) => text === "" || isCalendarDate(text), "field.date"));

/** The filter as filled in. */
export const queueFilter = z
  .object({
    state: z.array(z.enum(states)),
    isLate: z.boolean(),
    category: code,
    province: code,
    companyType: z.union([z.enum(companyTypes), z.literal("")]),
    risk: z.union([z.enum(riskLevels), z.literal("")]),
    submittedFrom: day,
    submittedTo: day,
    assignee: code,
  })
  .check(
    z.refine(({ submittedFrom: from, submittedTo: to }) => !from || !to || from <= to, {
      path: ["submittedTo"],
      error: "queue.daysReversed",
    }),
  );

/** The place in an address; invalid parts, and a state that the view does not have, are ignored. */
export function parseQueuePlace(query: URLSearchParams): QueuePlace {
  const textIn = (name: string, length: number = lengths.code) => (query.get(name) ?? "").trim().slice(0, length);
  const dayIn = (name: string) => (isCalendarDate(textIn(name)) ? textIn(name) : "");
  const stateNames = textIn("state", maxStateText).split(",");
  const view = queueViews.find((one) => one === query.get("view")) ?? viewWith(stateNames);
  return {
    ...parsePagePlace(query),
    view,
    state: statesIn(view).filter((one) => stateNames.includes(one)),
    isLate: query.get("late") === "1",
    isSoon: query.get("soon") === "1",
    search: textIn("search", lengths.email),
    category: textIn("category"),
    province: textIn("province"),
    companyType: companyTypes.find((one) => one === query.get("type")) ?? "",
    risk: riskLevels.find((one) => one === query.get("risk")) ?? "",
    submittedFrom: dayIn("from"),
    submittedTo: dayIn("to"),
    assignee: textIn("assignee"),
    order: queueOrders.find((one) => one === query.get("order")) ?? queueOrders[0]!,
  };
}

/** The view of an address with states only: the first that contains one of them, otherwise the initial queue. */
const viewWith = (stateNames: readonly string[]): QueueView =>
  queueViews.find((view) => statesIn(view).some((state) => stateNames.includes(state))) ?? wholeQueue.view;

const maxStateText = states.join(",").length;

/** Returns a place in the queue as a query; defaults are omitted. */
export function toQueueQuery({ order, ...place }: QueuePlace): Record<string, string> {
  const { view, state, isLate, isSoon, search, category, province, companyType, risk } = place;
  const { submittedFrom, submittedTo, assignee } = place;
  const parts = {
    view: view === wholeQueue.view ? "" : view,
    state: state.join(","),
    late: isLate ? "1" : "",
    soon: isSoon ? "1" : "",
    search,
    category,
    province,
    type: companyType,
    risk,
    from: submittedFrom,
    to: submittedTo,
    assignee,
    order: order === queueOrders[0] ? "" : order,
  };
  return { ...Object.fromEntries(Object.entries(parts).filter(([, text]) => text)), ...toPageQuery(place) };
}

/** The standard views; others are saved under a name. */
export const standardViews = [
  "mine",
  "waiting",
  "unassigned",
  "late",
  "toMoveOn",
  "withSupplier",
  "suppliers",
  "ended",
  "all",
] as const;
export type StandardView = (typeof standardViews)[number];

/** The filter of a standard view. */
export function toStandardFilter(view: StandardView): QueueFilter {
  if (view === "mine") return { ...wholeQueue, assignee: "mine" };
  if (view === "unassigned") return { ...wholeQueue, assignee: "none" };
  return view === "late" ? { ...wholeQueue, isLate: true } : { ...wholeQueue, view };
}

/** A filter and an order in a canonical text form, which saved views store. */
export const toViewQuery = (place: QueuePlace): string =>
  new URLSearchParams(toQueueQuery({ ...place, page: firstPage, size: defaultPageSize })).toString();
