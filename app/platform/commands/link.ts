import { linkAccount, unlinkAccount } from "~/platform/cases/staff/link-account";
import { type AdminCommand, UsageError } from "./command";
import { findPerson } from "./find-person";

/** Links a person to someone at the company's own provider. */
export const linkCommand: AdminCommand = {
  usage: "link name@company.com SUBJECT",
  summary: "links a person to the subject (sub) of the company's own identity provider; their password ends",
  async run(args, { now, issuer, ...core }) {
    const [name = "", subject = "", ...more] = args;
    if (subject === "" || more.length > 0) throw new UsageError("Give a person and a subject.");
    if (issuer === null) throw new UsageError("OIDC_ISSUER is not set.");
    const { id, userName } = await findPerson(core, [name]);
    const isDone = await core.db
      .transaction()
      .execute((trx) =>
        linkAccount({ ...core, db: trx, now: () => now }, { issuer, subject, accountId: id, byId: null }),
      );
    return {
      isDone,
      lines: [
        isDone ? `${userName} signs in at ${issuer} from now on.` : `${subject} is linked to an account already.`,
      ],
    };
  },
};

/** Ends such a link. */
export const unlinkCommand: AdminCommand = {
  usage: "unlink name@company.com",
  summary: "ends that link: the person sets a password with a code to their email address",
  async run(args, { now, ...core }) {
    const { id, userName } = await findPerson(core, args);
    const isDone = await unlinkAccount({ ...core, now: () => now }, { accountId: id, byId: null });
    return { isDone, lines: [isDone ? `${userName} signs in with a password again.` : `${userName} is not linked.`] };
  },
};
