import { createContext, useContext, useEffect } from "react";

const Report = createContext<(count: number) => void>(() => undefined);

/** Receives the number of visible errors, so that the list of steps shows the same number. */
export const OpenErrorsProvider = Report.Provider;

/** Reports it, and resets it when the form is unmounted. */
export function useReportErrors(count: number): void {
  const report = useContext(Report);
  useEffect(() => {
    report(count);
    return () => report(0);
  }, [report, count]);
}
