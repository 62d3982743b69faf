import { Failure } from "~/gateway/failure";

/** The refusal of a call: status, code and details; the code is "answered" if it was not refused. */
export const refusalOf = (answer: Promise<unknown>) =>
  answer.then(
    () => ({ status: 200, code: "answered", details: undefined }),
    (error: unknown) => {
      if (!(error instanceof Failure)) throw error;
      const { status, code, details } = error;
      return { status, code, details };
    },
  );

/** Returns only the code of a refusal. */
export const codeOf = async (answer: Promise<unknown>) => (await refusalOf(answer)).code;
