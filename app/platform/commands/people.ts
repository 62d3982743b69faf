import { listStaff } from "~/platform/cases/staff/list-staff";
import { type AdminCommand, UsageError } from "./command";

/** Prints the people of the buying company. */
export const people: AdminCommand = {
  usage: "people",
  summary: "lists the people of the buying company and the invitations that were not used",
  async run(args, ground) {
    if (args.length > 0) throw new UsageError("This command takes no arguments.");
    const { members, invitees } = await listStaff(ground);
    const lines = [
      ...members.map(({ userName, email, roles, isSuperAdmin, isBarred, lastSeenAt }) =>
        [
          `${userName} <${email}>`,
          [...(isSuperAdmin ? ["super admin"] : []), ...roles].join(", "),
          isBarred ? "barred" : `last seen ${lastSeenAt ?? "never"}`,
        ].join("; "),
      ),
      ...invitees.map(
        ({ userName, email, role, expiresAt }) => `${userName} <${email}>; ${role}; link valid until ${expiresAt}`,
      ),
    ];
    return { isDone: true, lines: lines.length > 0 ? lines : ["There are no people yet."] };
  },
};
