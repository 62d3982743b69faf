import { useEffect } from "react";
import { useAnswer } from "~/client/use-answer";
import * as reviewNotes from "~/contract/review-notes";
import { readerReportMs } from "~/rules/teamwork/limits";
import { useNewest } from "~/ui/base/use-newest";

/**
 * Reports regularly that this page has a registration open, while it is visible. Returns the other readers and the
 * number of notes, or undefined until the first response. `reload` reports immediately.
 */
export function useReaders(registrationId: string) {
  const { answer, reload } = useAnswer(reviewNotes.reportReading, { registrationId });
  const reloadNow = useNewest(reload);
  useEffect(() => {
    const report = () => {
      if (document.visibilityState === "visible") reloadNow();
    };
    const timer = setInterval(report, readerReportMs);
    document.addEventListener("visibilitychange", report);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", report);
    };
  }, [reloadNow]);
  return { answer, reload };
}
