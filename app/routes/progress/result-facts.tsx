import { useTranslation } from "react-i18next";
import { stages } from "~/rules/onboarding/stages";
import { formatDay } from "~/ui/page/instants";
import { Expected } from "~/ui/stages/expected";
import type { Standing } from "./standing.server";
import { WaitBar } from "./wait-bar";

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
