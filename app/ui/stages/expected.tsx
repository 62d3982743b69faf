import { useTranslation } from "react-i18next";
import type { State } from "~/rules/onboarding/stages";
import { formatDay } from "~/rules/format";
import { useZone } from "~/ui/base/instant";

/** The expected date of a result, or the end of the introduction; `at` is null if it is unknown. */
export function ExpectedDate({ state, at }: { state: State; at: string | null }) {
  const { t, i18n } = useTranslation("progress");
  const zone = useZone();
  if (at === null) return t("result.noExpected");
  const day = formatDay(i18n.language, at, zone);
  const words = { restricted: t("result.introductionEnds", { day }), yearlyReview: t("result.confirmBy", { day }) };
  return <time dateTime={at}>{state === "restricted" || state === "yearlyReview" ? words[state] : day}</time>;
}
