import type { z } from "zod";
import type { invitations } from "~/contract";
import { isOpen, stateAt } from "~/rules/invitation/invitation-states";
import { iso } from "~/platform/core/base/instants";
import { isSecret } from "~/platform/core/base/secret";
import { note } from "~/platform/core/base/timeout";
import type { Core, Context } from "~/platform/core/core";
import { refuse } from "~/platform/core/base/refuse";
import { countAgainst } from "~/platform/core/rate-limits/count-against";
import { invitationLooks } from "~/platform/core/rate-limits/rates";
import { accountById } from "~/platform/records/accounts/accounts";
import { openInvitationContent, requireLinked } from "~/platform/records/registrations/invitation";
import { nameCountries } from "./list";

type InvitationLookInput = z.output<typeof invitations.look.input>;
type InvitationLookAnswer = z.input<typeof invitations.look.answer>;

/** The invitation behind the link of an email. Each lookup is counted, so that links cannot be guessed. */
export async function look(
  core: Core,
  { token }: InvitationLookInput,
  context: Context,
): Promise<InvitationLookAnswer> {
  const { db, seal } = core;
  const { addressGroup, language, now } = context;
  if (!isSecret(token)) refuse("unknown", "invitation.unknown");
  await countAgainst(db, now, [{ rate: invitationLooks, subject: seal.hash("address", addressGroup) }]);
  const row = await requireLinked(db, token);
  const state = stateAt(row.state, row.expires_at, iso(now));
  if (state === "sent") {
    const opened = db.updateTable("invitation").set({ state: "opened" }).where("id", "=", row.id);
    await note(opened.where("state", "=", "sent").execute());
  }
  const names = await nameCountries(db, [row.country]);
  const { userName } = await accountById(core, row.invited_by);
  return {
    companyName: row.company_name,
    email: openInvitationContent(seal, row).email,
    country: row.country,
    countryName: names[language][row.country] ?? row.country,
    invitedBy: userName,
    expiresAt: row.expires_at,
    standing: isOpen(state) ? "open" : state === "registered" ? "registered" : "expired",
  };
}
