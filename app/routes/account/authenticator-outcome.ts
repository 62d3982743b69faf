import type { FormFindings } from "~/routes/sign-in/step-form";
import type { QrDrawing } from "./qr-drawing.server";

/** The actions of the authenticator app page: add an app, remove it, or create new recovery codes. */
export const authenticatorTasks = ["add", "remove", "recoveryCodes"] as const;
export type AuthenticatorTask = (typeof authenticatorTasks)[number];

/** The task in an address; by default, adding an app. */
export const taskIn = (query: URLSearchParams): AuthenticatorTask =>
  authenticatorTasks.find((task) => task === query.get("task")) ?? "add";

/** The data for setting up an app: its secret in base32, the setup address, and its QR code. */
export type AppSetup = { secret: string; uri: string; qr: QrDrawing };

/**
 * The result of a posted form of the page. Each step has the values that its form posts again. They never appear in an
 * address.
 */
export type AuthenticatorOutcome =
  | { step: "start"; findings: FormFindings }
  | { step: "code"; challengeId: string; findings?: FormFindings }
  | { step: "app"; setup: AppSetup; findings?: FormFindings }
  | { step: "codes"; recoveryCodes: string[] };
