import type { ExpressionBuilder } from "kysely";
import type { z } from "zod";
import type { onboarding } from "~/contract";
import type { Core } from "~/platform/core/core";
import { chinaMidnight, daysLater, iso } from "~/platform/core/base/instants";
import { emailHashes } from "~/platform/core/contact-keys";
import { pageHolds } from "~/platform/core/database/page";
import type { Tables } from "~/platform/core/database/schema";
import type { Actor } from "~/platform/records/sessions/actor";
import { reviewSoonDays } from "~/rules/onboarding/limits";
import { isEmail } from "~/rules/identifiers/email";
import { toSearchQuery } from "~/platform/core/names/search-text";
import { promisedStates } from "~/rules/onboarding/promised-dates";
import { statesIn } from "~/rules/queue/queue";

export type Filter = Omit<z.output<typeof onboarding.queue.input>, "page" | "size" | "order">;

export type Reader = { now: Date; actor: Pick<Actor, "accountId"> };

/** The submitted registrations that fit a filter; `mine` are those of the reader. */
export function matching({ db, seal }: Core, filter: Filter, { now, actor }: Reader) {
  const {
    isLate: late,
    isSoon: soon,
    category,
    province,
    companyType,
    submittedFrom,
    submittedTo,
    search,
    assignee,
    risk,
  } = filter;
  return db
    .selectFrom("registration")
    .where("registration.state", "in", statesOf(filter))
    .where("registration.submitted_at", "is not", null)
    .$if(late === true, (query) =>
      query.where("registration.state", "in", [...promisedStates]).where("due_at", "<", iso(now)),
    )
    .$if(soon === true, (query) =>
      query
        .where("registration.state", "in", [...promisedStates])
        .where("due_at", ">=", iso(now))
        .where("due_at", "<", iso(daysLater(now, reviewSoonDays))),
    )
    .$if(risk !== undefined, (query) => query.where("risk_level", "=", risk ?? null))
    .$if(assignee === "none", (query) => query.where("assignee_id", "is", null))
    .$if(assignee !== undefined && assignee !== "none", (query) =>
      query.where("assignee_id", "=", assignee === "mine" ? actor.accountId : (assignee ?? null)),
    )
    .$if(category !== undefined, (query) => query.where((row) => pageHolds(currentCategories(row), ` ${category} `)))
    .$if(province !== undefined, (query) => query.where("province", "=", province ?? ""))
    .$if(companyType !== undefined, (query) => query.where("company_type", "=", companyType ?? null))
    .$if(submittedFrom !== undefined, (query) => query.where("submitted_at", ">=", chinaMidnight(submittedFrom ?? "")))
    .$if(submittedTo !== undefined, (query) => query.where("submitted_at", "<", endOfDay(submittedTo ?? "")))
    .$if(search !== undefined && isEmail(search), (query) =>
      query.where("email_hash", "in", emailHashes(seal, search ?? "")),
    )
    .$if(search !== undefined && search !== "" && !isEmail(search), (query) =>
      query.where((either) =>
        either.or([
          pageHolds(either.ref("registration.search"), toSearchQuery(search ?? "")),
          pageHolds(either.fn("lower", ["number"]), (search ?? "").toLowerCase()),
        ]),
      ),
    );
}

/** Like `matching`, but with one query for each state. */
export const matchingByState = (core: Core, filter: Filter, reader: Reader) =>
  statesOf(filter).map((state) => matching(core, { ...filter, state }, reader));

const statesOf = ({ state, view }: Filter) => {
  const stated = [...new Set([state ?? []].flat())];
  return stated.length > 0 ? stated : statesIn(view);
};

const endOfDay = (day: string) => iso(daysLater(chinaMidnight(day), 1));

/** Whether the promised time of a result has passed. The end of an introduction is not a promised result. */
export const isLate = ({ state, due_at }: { state: string; due_at: string | null }, now: Date): boolean =>
  due_at !== null && due_at < iso(now) && promisedStates.some((promisedState) => promisedState === state);

/** The categories by which a registration is searched: its qualified ones; before it has any, those it registered with. */
export const currentCategories = ({ fn }: ExpressionBuilder<Tables, "registration">) =>
  fn.coalesce("qualified_categories", "categories");
