/** The guarded buttons: the codes of the server's button list (§6). */
const buttonCodes = [
  "session.handOver",
  "registration.review",
  "review.settings",
  "account.roles",
  "staff.manage",
  "news.edit",
  "log.export",
  "sanctions.upload",
  "company.read",
  "company.change",
  "company.bank",
  "company.certify",
  "company.correct",
  "company.people",
] as const;
export type ButtonCode = (typeof buttonCodes)[number];

/** Whether a code is one of them; a base API may grant others. */
export const isButton = (code: string): code is ButtonCode => buttonCodes.some((button) => button === code);

/** The permissions of a session, as `init` returns them (§3). */
export type Permissions = { buttons: readonly { code: string }[]; superAdmin: boolean };

/**
 * Whether a button is permitted: its code is in the server's list (§6). The only check, used for every guarded button
 * on a screen and again for its call.
 */
export const isPermitted = ({ buttons, superAdmin }: Permissions, button: ButtonCode): boolean =>
  superAdmin || buttons.some(({ code }) => code === button);
