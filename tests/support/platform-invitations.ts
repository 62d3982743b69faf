import { invitations, registration } from "~/contract";
import { sectionIds } from "~/rules/registration/section-ids";
import { abroad } from "./abroad";
import { type Call, callOf } from "./platform";
import { keepFile } from "./platform-complete";
import type { Setup } from "./platform-onboarding";

export type Country = keyof typeof abroad;

export const invitedEmail = "anna.berg@rheinberg.example";
/** An invitation as a purchasing manager fills it in. */
export const toGermany = {
  companyName: "Rheinberg Steckverbinder GmbH",
  email: invitedEmail,
  country: "DE",
  language: "en" as const,
  note: "",
};

/** The secret in the newest email of an invitation to this address. */
export async function tokenTo(emails: Setup["emails"], email = invitedEmail): Promise<string> {
  const links = (await emails())
    .filter(({ to }) => to === email)
    .map(({ text }) => /\/invitation\?key=(\S+)/.exec(text));
  return links.find((link) => link !== null)?.[1] ?? "";
}

type Invited = {
  platform: Setup["platform"];
  call: Call;
  codeFor: (email: string) => Promise<{ code: string; challengeId: string }>;
  clock: { advance(seconds: number): void };
};

/** Begins a registration with the secret of an invitation and the code that was sent to an email. */
export async function beginWith(
  { call, codeFor, clock }: Omit<Invited, "platform">,
  token: string,
  email = invitedEmail,
) {
  // The code is read in the newest email.
  clock.advance(1);
  return call(registration.start, {
    name: "Anna Berg",
    email,
    ...(await codeFor(email)),
    country: "CN",
    consentAgreementFlag: 1,
    language: "en",
    invitation: token,
  });
}

/** Like `beginWith`, but returns the caller who may fill in the registration. */
export async function enterWith(setup: Invited, token: string, email = invitedEmail): Promise<Call> {
  const { registrationToken } = await beginWith(setup, token, email);
  return callOf(setup.platform, { registrationToken: registrationToken ?? "" });
}

/** Fills in every tab like a company in this country, with valid codes and uploaded files. */
export async function fillInAbroad(call: Call, country: Country): Promise<void> {
  const values = JSON.parse(JSON.stringify(abroad[country]));
  values.business.categories = ["CONNECTOR"];
  for (const row of values.manage.certifications) row.certificate = (await keepFile(call)).uuid;
  for (const row of values.attachment.attachments) row.file = (await keepFile(call)).uuid;
  for (const section of sectionIds)
    await call(registration.saveSection, { section, version: 0, values: values[section] });
}

/** Invites one company. */
export const inviteOne = (call: Call, change: Partial<typeof toGermany> = {}) =>
  call(invitations.invite, { invitations: [{ ...toGermany, ...change }] });
