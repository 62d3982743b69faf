import type { startAuthentication, startRegistration } from "@simplewebauthn/browser";

type Assertion = Awaited<ReturnType<typeof startAuthentication>>;
type Made = Awaited<ReturnType<typeof startRegistration>>;
type AskOptions = Parameters<typeof startAuthentication>[0]["optionsJSON"];
type MakeOptions = Parameters<typeof startRegistration>[0]["optionsJSON"];

/**
 * The result of using a device: its response, or the reason for failure. `cancelled`: the user declined, or took too
 * long.
 */
export type DeviceAnswer<Answer> =
  | { answer: Answer; problem?: undefined }
  | { answer?: undefined; problem: DeviceProblem };
export type DeviceProblem = "cancelled" | "unsupported" | "known";

const load = () => import("@simplewebauthn/browser");

/** Prefetches the code that uses the device, because some browsers open its dialog only immediately after a click. */
export const prepareDevice = () => void load();

/** Lets the user's device sign with one of these passkeys. */
export async function askDevice(options: AskOptions): Promise<DeviceAnswer<Assertion>> {
  const { browserSupportsWebAuthn, startAuthentication: start } = await load();
  return browserSupportsWebAuthn() ? run(() => start({ optionsJSON: options })) : { problem: "unsupported" };
}

/** Lets the user's device create a passkey. */
export async function makeOnDevice(options: MakeOptions): Promise<DeviceAnswer<Made>> {
  const { browserSupportsWebAuthn, startRegistration: start } = await load();
  return browserSupportsWebAuthn() ? run(() => start({ optionsJSON: options })) : { problem: "unsupported" };
}

async function run<Answer>(start: () => Promise<Answer>): Promise<DeviceAnswer<Answer>> {
  try {
    return { answer: await start() };
  } catch (error) {
    const isKnown = error instanceof Error && error.name === "InvalidStateError";
    return { problem: isKnown ? "known" : "cancelled" };
  }
}
