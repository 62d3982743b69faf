import { createContext, useContext, useEffect } from "react";

const Report = createContext<(count: number) => void>(() => undefined);

/** Is told how many errors the fields of the form inside show: the steps beside the form say the same number. */
export const OpenErrorsProvider = Report.Provider;

/** Tells it, and takes it back when the form is gone. */
export function useReportErrors(count: number): void {
  const report = useContext(Report);
  useEffect(() => {
    report(count);
    return () => report(0);
  }, [report, count]);
}
