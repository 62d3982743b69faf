import { assignment, reviewSettings } from "~/contract";
import type { AssignmentRule } from "~/rules/teamwork/settings";
import type { Platform } from "~/platform/platform.server";
import type { Call } from "./platform";
import { fillIn } from "./platform-complete";
import { signedIn } from "./platform-sign-in";
import { submitSeen } from "./seen";

/** The purchasing managers of the demo by account, and their ids by name. */
export async function purchasingTeam(platform: Platform) {
  const { call: chenJing } = await signedIn(platform, "buyer");
  const { call: zhaoLei } = await signedIn(platform, "buyer2");
  const { call: admin } = await signedIn(platform, "admin");
  const colleagues = await admin(assignment.colleagues, {});
  const idOf = (name: string) => colleagues.find(({ userName }) => userName === name)?.accountId ?? "";
  return { chenJing, zhaoLei, admin, ids: { chenJing: idOf("陈静"), zhaoLei: idOf("赵磊"), admin: idOf("周敏") } };
}

/** Replaces all rules with these, as a super admin. */
export async function setRules(admin: Call, rules: readonly Partial<AssignmentRule>[]) {
  const { version } = await admin(reviewSettings.loadRules, {});
  const items = rules.map((rule, at) => ({
    ruleId: `rule-${at}`,
    name: `Rule ${at}`,
    categories: [],
    provinces: [],
    people: [],
    ...rule,
  }));
  return admin(reviewSettings.saveRules, { version, items });
}

/** Fills in a registration and submits it. Returns its id. */
export async function submitAs(register: (email?: string) => Promise<{ call: Call }>, email: string): Promise<Call> {
  const { call } = await register(email);
  await fillIn(call);
  await submitSeen(call);
  return call;
}
