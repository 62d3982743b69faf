/** A refusal on its way to the answer: thrown where it is decided, told by the router (§8). */
export class Refused extends Error {
  override readonly name = "Refused";
  readonly status: number;
  readonly code: string;
  readonly details: unknown;
  constructor(status: number, code: string, details?: unknown) {
    super(code);
    this.status = status;
    this.code = code;
    this.details = details;
  }
}

/** Says no: `code` is a key of the locales, `details` what helps to answer it. */
export function refuse(status: number, code: string, details?: unknown): never {
  throw new Refused(status, code, details);
}
