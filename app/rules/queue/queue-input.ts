import type { QueueFilter } from "./queue-place";

type Narrowing = Partial<Omit<QueueFilter, "companyType" | "risk" | "view">>;
type QueueInput = Narrowing & {
  view: QueueFilter["view"];
  companyType?: Exclude<QueueFilter["companyType"], "">;
  risk?: Exclude<QueueFilter["risk"], "">;
};

/** Converts a filter to the input of the base API, without empty conditions. */
export function toQueueInput(filter: QueueFilter): QueueInput {
  const { view, state, isLate, isSoon, search, category, province, companyType, risk } = filter;
  const { submittedFrom, submittedTo, assignee } = filter;
  return {
    view,
    ...(state.length > 0 && { state }),
    ...(isLate && { isLate }),
    ...(isSoon && { isSoon }),
    ...(search && { search }),
    ...(category && { category }),
    ...(province && { province }),
    ...(companyType && { companyType }),
    ...(risk && { risk }),
    ...(submittedFrom && { submittedFrom }),
    ...(submittedTo && { submittedTo }),
    ...(assignee && { assignee }),
  };
}
