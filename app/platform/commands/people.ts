import { listUnusedInvitations, openStaffPerson } from "~/platform/records/staff/staff-invitation";
import { listStaff } from "~/platform/cases/staff/list-staff";
import { type AdminCommand, UsageError } from "./command";

/** Prints the people of the buying company. */
export const people: AdminCommand = {
  usage: "people",
  summary: "lists the people of the buying company and the invitations that were not used",
  async run(args, core) {
    if (args.length > 0) throw new UsageError("This command takes no arguments.");
    const members = await listStaff(core);
    const invitations = await listUnusedInvitations(core.db);
    const lines = [
      ...members.map(({ userName, email, roles, isSuperAdmin, isBarred, lastSeenAt }) =>
        [
          `${userName} <${email}>`,
          [...(isSuperAdmin ? ["super admin"] : []), ...roles].join(", "),
          isBarred ? "barred" : `last seen ${lastSeenAt ?? "never"}`,
        ].join("; "),
      ),
      ...invitations.map((row) => {
        const { userName, email } = openStaffPerson(core.seal, row);
        return `${userName} <${email}>; ${row.role_code}; link valid until ${row.expires_at}`;
      }),
    ];
    return { isDone: true, lines: lines.length > 0 ? lines : ["There are no people yet."] };
  },
};
