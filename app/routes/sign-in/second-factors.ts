import type { Standing } from "~/contract/sign-in";

/** A step that requires a second factor, with alternatives if the account has several. */
export type FactorStanding = Extract<Standing, { step: "code" | "passkey" | "authenticator" }>;
/** The answers that a page of this step requires. */
export type SecondFactor = FactorStanding["step"] | "recoveryCode";

const hasFactors = (standing: Standing): standing is FactorStanding =>
  standing.step === "code" || standing.step === "passkey" || standing.step === "authenticator";

/**
 * Returns the method that the address selects in place of the step itself (`?with=recoveryCode`), and the step. Null if
 * the account does not have that method. The app is also such a step, so both share one page.
 */
export function findOther(standing: Standing | null, query: URLSearchParams) {
  if (!standing || !hasFactors(standing)) return null;
  const choice = query.get("with");
  const way = standing.others?.find((other) => other === choice);
  if (way) return { way, standing };
  return standing.step === "authenticator" ? { way: "authenticator" as const, standing } : null;
}

/** The alternatives to the current method that need no message from us, as links; the first is the step itself. */
export function listLinks(
  { step, others = [] }: FactorStanding,
  current: SecondFactor,
): { way: SecondFactor; query: string }[] {
  const ownStep = { way: step, query: "?" };
  const links = [ownStep, ...others.map((way) => ({ way, query: `?with=${way}` }))];
  return links.filter(({ way }) => way !== current);
}
