import { useEffect, useRef, useState } from "react";
import { accountLookup } from "~/contract/paths";

/** What a failing lookup says, whatever it failed of (§5); being too quick is told apart. */
const failed = "account.errorNum";
const tooOften = "account.tooOften";

/** Looks an account up on our own origin and hands its name on; asking again gives the question before up. */
export function useAccountLookup(onFound: (userName: string) => void) {
  const [refusal, setRefusal] = useState<string | null>(null);
  const [isPending, setIsPending] = useState(false);
  const asking = useRef<AbortController>();
  useEffect(() => () => asking.current?.abort(), []);

  async function ask(typed: string) {
    asking.current?.abort();
    const userAccount = typed.trim();
    if (userAccount === "") return;
    const aborter = new AbortController();
    asking.current = aborter;
    setIsPending(true);
    const { userName, code } = await answerFor(userAccount, aborter.signal);
    if (aborter.signal.aborted) return;
    setIsPending(false);
    setRefusal(code);
    if (userName) onFound(userName);
  }

  return {
    refusal,
    isPending,
    ask,
    /** The account is another one: what was said of it no longer holds. */
    forget: () => {
      asking.current?.abort();
      setIsPending(false);
      setRefusal(null);
    },
  };
}

async function answerFor(
  userAccount: string,
  signal: AbortSignal,
): Promise<{ userName?: string; code: string | null }> {
  try {
    const response = await fetch(accountLookup(userAccount), { signal });
    const answer = (await response.json()) as { code?: string; data?: { userName?: string } };
    const userName = answer.data?.userName;
    if (response.ok && userName) return { userName, code: null };
    return { code: answer.code === tooOften ? tooOften : failed };
  } catch {
    return { code: failed };
  }
}
