import { Failure } from "~/gateway/failure";

/** What a call was refused with: status, code and details, or "answered" when it was not refused. */
export const refusalOf = (answer: Promise<unknown>) =>
  answer.then(
    () => ({ status: 200, code: "answered", details: undefined }),
    (error: unknown) => {
      if (!(error instanceof Failure)) throw error;
      const { status, code, details } = error;
      return { status, code, details };
    },
  );

/** Only its code. */
export const codeOf = async (answer: Promise<unknown>) => (await refusalOf(answer)).code;
