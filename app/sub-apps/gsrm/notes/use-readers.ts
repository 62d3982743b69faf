import { useEffect } from "react";
import { useAnswer } from "~/client/use-answer";
import * as reviewNotes from "~/contract/review-notes";
import { readerReportMs } from "~/rules/teamwork/limits";
import { useNewest } from "~/ui/base/use-newest";

/**
 * Reports that this page has a registration open, again and again while it is visible. Gives who else reads it and how many notes
 * there are; undefined until the first answer. `reload` asks right away.
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
