import "@mantine/core/styles/Progress.css";
import { Progress } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { stages } from "~/rules/onboarding/stages";
import { formatDay } from "~/rules/format";
import { Expected } from "~/ui/stages/expected";
import type { Standing } from "./progress-outcome";

/** Stage, since when, by when, and who acts next. */
export function ResultFacts({ standing }: { standing: Standing }) {
  const { t, i18n } = useTranslation(["progress", "home"]);
  const { stage, state, since, expectedBy, actsNext } = standing.progress;
  const name = stages[stage - 1];
  const facts = [
    {
      label: t("result.stage"),
      value: name ? t(`home:stages.${name}`) : "",
      more: t("result.stageOf", { stage, count: stages.length }),
    },
    { label: t("result.since"), value: formatDay(i18n.language, since) },
    ...(actsNext === "nobody"
      ? []
      : [
          {
            label: t("result.expected"),
            value: <Expected state={state} at={expectedBy} />,
            wait: standing.wait,
          },
        ]),
    { label: t("result.next"), value: t(`next.${actsNext}`) },
  ];
  return (
    <section className="card result-facts" aria-labelledby="facts-title">
      <h2 id="facts-title">{t("result.title")}</h2>
      <dl>
        {facts.map(({ label, value, more, wait }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              {value}
              {more ? <span className="result-more">{more}</span> : null}
              {wait ? <WaitBar wait={wait} /> : null}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** Day x of n, in words and as a bar; past the promised day it says so. */
function WaitBar({ wait: { day, days, late } }: { wait: NonNullable<Standing["wait"]> }) {
  const { t } = useTranslation("progress");
  const words = t("result.day", { day, days });
  if (late > 0) return <span className="result-late">{t("result.overdue", { count: late })}</span>;
  return (
    <>
      <span className="result-more">{words}</span>
      <Progress value={(day / days) * 100} aria-label={words} mt={8} />
    </>
  );
}
