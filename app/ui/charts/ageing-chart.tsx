import { useTranslation } from "react-i18next";
import type { Ageing } from "~/contract/figures";
import { ageBuckets, toBucketTone } from "~/rules/onboarding/review-figures";
import { BarChart } from "./bar-chart";
import { ChartTable } from "./chart-table";

const sum = (counts: readonly number[]) => counts.reduce((total, count) => total + count, 0);

/** The waiting times of registrations for purchasing, for all stages together, with a table by stage. */
export function AgeingChart({ ageing }: { ageing: Ageing }) {
  const { t } = useTranslation("figures");
  const names = useBucketNames();
  const together = (column: "counts" | "mine") =>
    ageBuckets.map((_, at) => sum(ageing.map((one) => one[column][at] ?? 0)));
  const counts = together("counts");
  const total = sum(counts);
  if (total === 0) return <p className="chart-none">{t("ageing.none")}</p>;
  return (
    <figure className="chart">
      <AgeBars
        counts={counts}
        sentence={t("ageing.sentence", { count: total, old: counts.at(-1), days: longestDays })}
      />
      <ChartTable
        caption={t("ageing.title")}
        head={[t("ageing.state"), ...names]}
        rows={[
          ...ageing.map(({ state, counts: cells }) => ({ name: t(`states.${state}`), cells })),
          { name: t("ageing.all"), cells: counts },
          { name: t("ageing.mine"), cells: together("mine") },
        ]}
      />
    </figure>
  );
}

/** Like `AgeingChart`, but for one stage and as bars only, because one table covers all stages. */
export function StageAgeing({ state, counts }: Pick<Ageing[number], "state" | "counts">) {
  const { t } = useTranslation("figures");
  const total = sum(counts);
  const sentence = t("ageing.stateSentence", {
    state: t(`states.${state}`),
    count: total,
    old: counts.at(-1),
    days: longestDays,
  });
  return <AgeBars counts={counts} sentence={sentence} />;
}

/** The last bucket contains all waiting times longer than this, in working days. */
const longestDays = (ageBuckets.at(-1)?.from ?? 1) - 1;

function AgeBars({ counts, sentence }: { counts: readonly number[]; sentence: string }) {
  const names = useBucketNames();
  const bars = names.map((name, at) => ({
    name,
    text: String(counts[at] ?? 0),
    parts: [{ value: counts[at] ?? 0, tone: toBucketTone(at) }],
  }));
  return <BarChart sentence={sentence} bars={bars} />;
}

function useBucketNames(): string[] {
  const { t } = useTranslation("figures");
  return ageBuckets.map(({ from, to }) =>
    to === undefined ? t("ageing.longer", { days: from - 1 }) : t("ageing.range", { from, to }),
  );
}
