import { staff, supplierPeople } from "~/contract";
import type { SupplierArea } from "~/rules/permissions/member-roles";
import type { Call } from "./platform";

/** The password of everyone who joins. */
export const joinPassword = "a horse that flies at night";
/** A person invited to handle corrective actions. */
export const invitedLi = {
  userName: "李娜",
  email: "li.na@supplier.example",
  areas: ["supplierQuality"],
  language: "zh",
} as const;
type Person = { userName: string; email: string; areas: readonly SupplierArea[]; language: "zh" | "en" };
type Tools = { call: Call; emails: () => Promise<{ to: string; text: string }[]> };

/** The secret of the link in an email. */
export const keyIn = (text = "") => /\/join\?key=([\w-]+)/.exec(text)?.[1] ?? "";
/** The people that an administrator sees. */
export const listOf = async (call: Call) => (await call(supplierPeople.list, { size: 100 })).content;
/** The id of a person, as an administrator sees it. */
export const idOf = async (call: Call, userName: string) =>
  (await listOf(call)).find((person) => person.userName === userName)?.id ?? "";

/** The newest link that was sent to this address. */
export const linkTo = async ({ emails }: Pick<Tools, "emails">, email: string) =>
  keyIn((await emails()).find((one) => one.to === email && one.text.includes("/join?key="))?.text);

/** Invites a person, who joins; returns the id of the account. */
export async function invited(tools: Tools, admin: Call, person: Person) {
  await admin(supplierPeople.invite, { ...person, areas: [...person.areas] });
  await tools.call(staff.join, { token: await linkTo(tools, person.email), password: joinPassword });
  return idOf(admin, person.userName);
}
