import { createContext, useContext, useEffect } from "react";

const Report = createContext<(count: number) => void>(() => undefined);

/** Receives how many errors the form shows, so that the list of steps beside it shows the same number. */
export const OpenErrorsProvider = Report.Provider;

/** Tells it, and takes it back when the form is gone. */
export function useReportErrors(count: number): void {
  const report = useContext(Report);
  useEffect(() => {
    report(count);
    return () => report(0);
  }, [report, count]);
}
