import { parseArgs } from "node:util";
import { purchasingRoles, type RoleCode } from "~/rules/permissions/member-roles";
import { foldedEmail } from "~/rules/identifiers/email";
import { staffInvitationDays } from "~/rules/staff/limits";
import { RefusalError } from "~/platform/core/base/refuse";
import { revokeInvitation, storeInvitation } from "~/platform/cases/staff/invite-colleague";
import type { Db } from "~/platform/core/database/schema";
import { buyingCompanies } from "~/platform/records/staff/buying-companies";
import { joinPath, listUnusedInvitations, openStaffPerson } from "~/platform/records/staff/staff-invitation";
import { type AdminCommand, type AdminOutcome, UsageError } from "./command";
import { parsePerson } from "./person";

const options = {
  role: { type: "string", default: "purchasingSpecialist" satisfies RoleCode },
  "super-admin": { type: "boolean", default: false },
  language: { type: "string", default: "zh" },
  company: { type: "string" },
} as const;

/** Invites a colleague, and prints the link instead of sending it. */
export const inviteCommand: AdminCommand = {
  usage: `invite "Name <email>" [--role ${purchasingRoles.join("|")}] [--super-admin] [--language zh|en] [--company CODE]`,
  summary: "prints a link with which one more person joins the buying company",
  async run(args, { db, seal, now, origin }) {
    const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
    const [person = "", ...more] = positionals;
    const role = purchasingRoles.find((one) => one === values.role);
    const language = (["zh", "en"] as const).find((one) => one === values.language);
    if (more.length > 0 || role === undefined || language === undefined)
      throw new UsageError("Give one person, a role and a language as shown.");
    const companyId = await findCompanyId(db, values.company);
    const invited = {
      companyId,
      ...parsePerson(person),
      role,
      language,
      isSuperAdmin: values["super-admin"],
      byId: null,
    };
    return unlessRefused(async () => {
      const token = await db.transaction().execute((trx) => storeInvitation({ db: trx, seal }, invited, now));
      const lines = [`Send ${invited.userName} this link. It works once, for ${staffInvitationDays} days:`];
      return { isDone: true, lines: [...lines, `${origin}${joinPath(token)}`] };
    });
  },
};

/** The id of the buying company with this code. */
async function findCompanyId(db: Db, code: string | undefined): Promise<string | undefined> {
  if (code === undefined) return undefined;
  const row = await buyingCompanies(db).select("tenant.id").where("supplier_code", "=", code).executeTakeFirst();
  if (!row) throw new UsageError(`No buying company has the code ${code}.`);
  return row.id;
}

/** Invalidates the link of an invitation. */
export const revokeCommand: AdminCommand = {
  usage: "revoke name@company.com",
  summary: "revokes an invitation that was not used",
  async run([email = "", ...more], { db, seal, now }) {
    if (email === "" || more.length > 0) throw new UsageError("Give the email address of one invitation.");
    const rows = await listUnusedInvitations(db);
    const row = rows.find((one) => foldedEmail(openStaffPerson(seal, one).email) === foldedEmail(email));
    if (!row) return { isDone: false, lines: [`No unused invitation was made for ${email}.`] };
    return unlessRefused(async () => {
      await revokeInvitation({ db, now: () => now }, row.id, null);
      return { isDone: true, lines: [`The invitation of ${email} no longer works.`] };
    });
  },
};

const reasons: Partial<Record<string, string>> = {
  "people.emailTaken": "An account or an open invitation has this email address. Nothing was changed.",
  "people.invitationGone": "The invitation has just been used or revoked. Nothing was changed.",
  "buyer.unknown": "This buying company has ended. Nothing was changed.",
  "tenant.none": "The portal has no people yet: begin with the command first.",
};

/** Returns the outcome, or the reason if the action was refused. */
async function unlessRefused(act: () => Promise<AdminOutcome>): Promise<AdminOutcome> {
  try {
    return await act();
  } catch (error) {
    const reason = error instanceof RefusalError ? reasons[error.code] : undefined;
    if (reason === undefined) throw error;
    return { isDone: false, lines: [reason] };
  }
}
