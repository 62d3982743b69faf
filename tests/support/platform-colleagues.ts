import { colleagues } from "~/contract";
import type { SectionId } from "~/rules/registration/section-ids";
import { type Call, callOf } from "./platform";
import type { Setup } from "./platform-onboarding";

export const colleagueEmail = "li.na@yuanhang.example";

type Caller = Pick<Setup, "emails"> & { call: Call; clock: { advance(seconds: number): void } };

/** Invites the finance colleague to some tabs. */
export const inviteTo = (owner: Call, sections: SectionId[] = ["bank"], email = colleagueEmail) =>
  owner(colleagues.invite, { name: "李娜", email, sections });

/** The secret of the newest link that an address got. */
export async function colleagueToken(emails: Setup["emails"], email = colleagueEmail): Promise<string> {
  const links = (await emails())
    .filter(({ to }) => to === email)
    .map(({ text }) => /\/colleague\?key=(\S+)/.exec(text));
  return links.find((link) => link !== null)?.[1] ?? "";
}

/** A code that was sent to the colleague, with its challenge. */
export async function colleagueCode({ call, emails, clock }: Caller, token: string, email = colleagueEmail) {
  // The code is read in the newest email, and two are not sent within a minute.
  clock.advance(61);
  const { challengeId } = await call(colleagues.requestCode, { token, language: "zh" });
  const mail = (await emails()).find(({ to }) => to === email);
  return { token, challengeId, code: /^\d{6}$/m.exec(mail?.text ?? "")?.[0] ?? "" };
}

/** Enters with the link and a code; returns the colleague as a caller. */
export async function enterByLink(setup: Caller & Pick<Setup, "platform">, email = colleagueEmail): Promise<Call> {
  const token = await colleagueToken(setup.emails, email);
  const { registrationToken } = await setup.call(colleagues.enter, await colleagueCode(setup, token, email));
  return callOf(setup.platform, { registrationToken });
}
