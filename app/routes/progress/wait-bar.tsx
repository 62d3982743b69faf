import "@mantine/core/styles/Progress.css";
import { Progress } from "@mantine/core";
import { useTranslation } from "react-i18next";
import type { Standing } from "./standing.server";

/** Day x of n, in words and as a bar; past the promised day it says so. */
export function WaitBar({ wait: { day, days, late } }: { wait: NonNullable<Standing["wait"]> }) {
  const { t } = useTranslation("progress");
  const words = t("result.day", { day, days });
  if (late > 0) return <span className="result-late">{t("result.overdue", { days: late })}</span>;
  return (
    <>
      <span className="result-more">{words}</span>
      <Progress value={(day / days) * 100} aria-label={words} mt={8} />
    </>
  );
}
