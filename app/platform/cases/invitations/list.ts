import type { z } from "zod";
import type { invitations } from "~/contract";
import { stateAt, type StoredInvitationState } from "~/rules/invitation/invitation-states";
import { iso } from "~/platform/core/base/instants";
import type { Core } from "~/platform/core/core";
import { pageHolds, readTablePage } from "~/platform/core/database/page";
import type { Db } from "~/platform/core/database/schema";
import { toSearchQuery } from "~/platform/core/names/search-text";
import type { ActorContext } from "~/platform/cases/handler";
import { listPeople } from "~/platform/records/accounts/people";
import { findMeanings } from "~/platform/records/lists/find-meanings";
import { openInvitationContent } from "~/platform/records/registrations/invitation";

type InvitationListInput = z.output<typeof invitations.list.input>;

/** The invitations, newest first, filtered by state and by company name. */
export async function listInvitations(core: Core, input: InvitationListInput, { language, now }: ActorContext) {
  const { db } = core;
  const matching = narrowed(db, input, iso(now));
  const page = await readTablePage(input, {
    count: matching.select(({ fn }) => fn.countAll().as("total")),
    rows: matching
      .leftJoin("registration", "registration.id", "invitation.registration_id")
      .selectAll("invitation")
      .select("registration.number as number")
      .orderBy("invited_at", "desc")
      .orderBy("invitation.id"),
    toContent: (row) => row,
  });
  const people = await listPeople(
    core,
    page.content.map(({ invited_by }) => invited_by),
  );
  const names = await nameCountries(
    db,
    page.content.map(({ country }) => country),
  );
  return {
    ...page,
    content: page.content.map((row) => ({
      invitationId: row.id,
      companyName: row.company_name,
      email: openInvitationContent(core.seal, row).email,
      country: row.country,
      countryName: names[language][row.country] ?? row.country,
      state: stateAt(row.state, row.expires_at, iso(now)),
      invitedBy: people.get(row.invited_by)?.userName ?? "",
      sentAt: row.sent_at,
      expiresAt: row.expires_at,
      registrationId: row.number === null ? null : row.registration_id,
    })),
  };
}

function narrowed(db: Db, { state, search }: Pick<InvitationListInput, "state" | "search">, now: string) {
  const typed = toSearchQuery(search.trim());
  return db
    .selectFrom("invitation")
    .$if(typed !== "", (query) => query.where((row) => pageHolds(row.ref("invitation.search"), typed)))
    .$if(state === "expired", (query) =>
      query.where("invitation.state", "in", openStates).where("expires_at", "<=", now),
    )
    .$if(state === "sent" || state === "opened", (query) => query.where("expires_at", ">", now))
    .$if(state !== undefined && state !== "expired", (query) =>
      query.where("invitation.state", "=", state as StoredInvitationState),
    );
}
const openStates: StoredInvitationState[] = ["sent", "opened"];

/** The names of countries in both languages, by code. */
export async function nameCountries(db: Db, codes: readonly string[]) {
  const lovCode = "HPFM.COUNTRY";
  const { zh, en } = codes.length > 0 ? await findMeanings(db, [[lovCode, [...new Set(codes)]]]) : { zh: {}, en: {} };
  return { zh: zh[lovCode] ?? {}, en: en[lovCode] ?? {} };
}
