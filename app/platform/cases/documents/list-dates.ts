import type { z } from "zod";
import type { documents } from "~/contract";
import { daysAfter, daysBetween } from "~/rules/calendar/calendar-date";
import type { CalendarWithin } from "~/rules/documents/calendar-place";
import { isSupplier, states } from "~/rules/onboarding/stages";
import { chinaDate } from "~/rules/calendar/china-date";
import type { Core } from "~/platform/core/core";
import { pageHolds, readTablePage } from "~/platform/core/database/page";
import type { Db } from "~/platform/core/database/schema";
import { toSearchQuery } from "~/platform/core/names/search-text";
import { openDocumentDate } from "~/platform/records/registrations/document-dates";

type DocumentListInput = z.output<typeof documents.list.input>;

/** A page of the dates of all suppliers' documents, the earliest first. */
export function listDates({ db, seal }: Core, { within, kind, search, ...page }: DocumentListInput, now: Date) {
  const today = chinaDate(now);
  const query = currentDates(db, today)
    .$if(within !== undefined, (dates) => dates.where("due_on", "<=", toLastDay(within ?? "expired", today)))
    .$if(kind !== undefined, (dates) => dates.where("kind", "=", kind ?? "certificate"))
    .$if(search !== undefined && search !== "", (dates) =>
      dates.where((either) =>
        either.or([
          pageHolds(either.ref("registration.search"), toSearchQuery(search ?? "")),
          pageHolds(either.fn("lower", ["number"]), (search ?? "").toLowerCase()),
        ]),
      ),
    );
  return readTablePage(page, {
    count: query.select(({ fn }) => fn.countAll().as("total")),
    rows: query
      .selectAll("document_date")
      .select(["company_name", "company_english_name", "number"])
      .orderBy("due_on")
      .orderBy("document_date.registration_id")
      .orderBy("document"),
    toContent(row) {
      const { document, section, kind: ofKind, list, type, name, dueOn } = openDocumentDate(seal, row);
      return {
        registrationId: row.registration_id,
        companyName: row.company_name,
        companyEnglishName: row.company_english_name,
        number: row.number,
        document,
        section,
        kind: ofKind,
        list,
        type,
        name,
        dueOn: dueOn ?? "",
        daysLeft: daysBetween(today, dueOn ?? today),
      };
    },
  });
}

const toLastDay = (within: CalendarWithin, today: string): string =>
  daysAfter(today, within === "expired" ? -1 : Number(within));

/** The relevant dates, like `currentDates` in the rules for a single company. */
const currentDates = (db: Db, today: string) =>
  db
    .selectFrom("document_date")
    .innerJoin("registration", "registration.id", "document_date.registration_id")
    .where("state", "in", states.filter(isSupplier))
    .where("due_on", "is not", null)
    .where((row) => row.or([row("kind", "<>", "audit"), row("due_on", ">=", today)]))
    .where((row) =>
      row.or([
        row("section", "<>", "certification"),
        row.not(
          row.exists(
            row
              .selectFrom("document_date as newer")
              .select("newer.document")
              .whereRef("newer.registration_id", "=", "document_date.registration_id")
              .whereRef("newer.replaces", "=", "document_date.type")
              .where((other) =>
                other.or([
                  other("newer.due_on", "is", null),
                  other("newer.due_on", ">", other.ref("document_date.due_on")),
                ]),
              ),
          ),
        ),
      ]),
    );
