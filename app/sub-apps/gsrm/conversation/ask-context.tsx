import { createContext, type ReactNode, useContext, useMemo, useState } from "react";
import type { AboutValue } from "~/ui/conversation/about-choice";

/** The answer of a file that the reviewer asks the supplier about. `count` differs each time, even for the same answer. */
type AskedAnswer = AboutValue & { count: number };
type Asking = { asked: AskedAnswer | null; ask: (about: AboutValue) => void };

const AskContext = createContext<Asking>({ asked: null, ask: () => undefined });

/** The answer that the reviewer asks about, and how to ask about another. */
export const useAsking = () => useContext(AskContext);

/** Connects the answers of a file with the form for a message to the supplier. */
export function AskProvider({ children }: { children: ReactNode }) {
  const [asked, setAsked] = useState<AskedAnswer | null>(null);
  const value = useMemo(
    () => ({
      asked,
      ask: (about: AboutValue) => setAsked((before) => ({ ...about, count: (before?.count ?? 0) + 1 })),
    }),
    [asked],
  );
  return <AskContext.Provider value={value}>{children}</AskContext.Provider>;
}
