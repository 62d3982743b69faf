import { useTranslation } from "react-i18next";
import type { State } from "~/rules/onboarding/stages";
import { formatDay } from "~/rules/format";
import { useZone } from "~/ui/base/instant";

/** The day by which a result is expected, or when the introduction ends; `at` is null if it cannot be known. */
export function ExpectedDate({ state, at }: { state: State; at: string | null }) {
  const { t, i18n } = useTranslation("progress");
  const zone = useZone();
  if (at === null) return t("result.noExpected");
  const day = formatDay(i18n.language, at, zone);
  const words = { restricted: t("result.introductionEnds", { day }), yearlyReview: t("result.confirmBy", { day }) };
  return <time dateTime={at}>{state === "restricted" || state === "yearlyReview" ? words[state] : day}</time>;
}
