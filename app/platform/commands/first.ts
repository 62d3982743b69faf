import { parseArgs } from "node:util";
import { staffInvitationDays } from "~/rules/staff/limits";
import { type FirstPeopleResult, inviteFirstPeople } from "~/platform/cases/staff/first-people";
import { type AdminCommand, type AdminOutcome, UsageError } from "./command";
import { parsePerson } from "./person";

const languages = ["zh", "en"] as const;

const options = {
  company: { type: "string" },
  "super-admin": { type: "string", multiple: true },
  manager: { type: "string", multiple: true },
  language: { type: "string", default: "zh" },
} as const;

/** Invites the first people of an empty portal, and prints a link for each; a second run replaces the unused links. */
export const first: AdminCommand = {
  usage: `first --company "Name" --super-admin "Name <email>" --manager "Name <email>" --manager "Name <email>" [--language zh|en]`,
  summary: "creates the buying company and prints links for a super admin and two purchasing managers",
  async run(args, { origin, now, ...core }) {
    const { values } = parseArgs({ args, options });
    const language = languages.find((one) => one === values.language);
    if (language === undefined) throw new UsageError("The language is zh or en.");
    const input = {
      companyName: values.company?.trim() || undefined,
      superAdmins: (values["super-admin"] ?? []).map(parsePerson),
      managers: (values.manager ?? []).map(parsePerson),
      language,
    };
    return toOutcome(await inviteFirstPeople(core, input, now), origin);
  },
};

function toOutcome(result: FirstPeopleResult, origin: string): AdminOutcome {
  switch (result.kind) {
    case "missing":
      throw new UsageError("The first run needs the company, one super admin and two purchasing managers.");
    case "emailTaken":
      return {
        isDone: false,
        lines: [`${result.email} was given twice, or another account has it. Nothing was changed.`],
      };
    case "noPlace":
      return {
        isDone: false,
        lines: ["There are more new people than links that were not used. Nothing was changed."],
      };
    case "complete":
      return {
        isDone: false,
        lines: ["The first people have joined, or the portal has people who can review already. Nothing was changed."],
      };
    case "invited":
      return { isDone: true, lines: toLines(result, origin) };
  }
}

const toLines = ({ isFirstRun, links }: FirstPeopleResult & { kind: "invited" }, origin: string): string[] => [
  isFirstRun
    ? "The buying company was created."
    : "The links that were not used are replaced; the old ones no longer work.",
  `Send each person their own link. It works once, for ${staffInvitationDays} days:`,
  ...links.flatMap(({ userName, email, isSuperAdmin, path }) => [
    "",
    `${isSuperAdmin ? "Super admin" : "Purchasing manager"}: ${userName} <${email}>`,
    `${origin}${path}`,
  ]),
  "",
  "The two purchasing managers count as independent of each other from their first day. The audit log says so.",
];
