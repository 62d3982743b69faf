import { useTranslation } from "react-i18next";
import type { z } from "zod";
import type { stopChange } from "~/contract";
import { formatInstant } from "~/rules/format";
import { manufacturerZone } from "~/rules/time-zone";

type Change = z.output<typeof stopChange.look.answer>;

/** The change that the link is about, with its accounts masked. */
export function StopFacts({ change }: { change: Change }) {
  const { t, i18n } = useTranslation("stopChange");
  const { companyName, before, after, proposedAt, effectiveAt } = change;
  const at = (instant: string) => formatInstant(i18n.language, instant, manufacturerZone);
  const facts = [
    [t("company"), companyName ?? "—"],
    [t("before"), before.join(" · ") || t("none")],
    [t("after"), after.join(" · ") || t("none")],
    [t("proposedAt"), at(proposedAt)],
    ...(change.standing === "over" ? [] : [[t("effectiveAt"), effectiveAt ? at(effectiveAt) : t("notYet")]]),
  ];
  return (
    <dl className="stop-facts">
      {facts.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
