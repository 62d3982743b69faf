import type { TFunction } from "i18next";
import { formatChoice, formatShortDay } from "~/rules/format";
import { reviewSoonDays } from "~/rules/onboarding/limits";
import type { Choice } from "~/ui/base/selection";
import type { QueueFilter } from "~/rules/queue/queue-place";

/** The values of lists by which the queue is filtered, with their names in the reader's language. */
type Names = Record<"categories" | "provinces" | "colleagues", readonly Choice[]>;
type Reader = { t: TFunction<["gsrm", "options"]>; language: string; zone: string };
type Condition = { key: keyof QueueFilter; text: string };

/** Each condition of a filtered queue, in words; a value without a name is shown unchanged. */
export function queueFilterWords(filter: QueueFilter, names: Names, { t, language, zone }: Reader): Condition[] {
  const { state, isLate, isSoon, search, category, province, companyType, risk } = filter;
  const { submittedFrom, submittedTo, assignee } = filter;
  const states = state.map((one) => t(`gsrm:states.${one}`));
  const people = [
    { value: "mine", meaning: t("gsrm:queue.mine") },
    { value: "none", meaning: t("gsrm:queue.unassigned") },
    ...names.colleagues,
  ];
  const day = (at: string) => formatShortDay(language, at, zone);
  const conditions: (Condition | false)[] = [
    search !== "" && { key: "search", text: t("gsrm:queue.filter.is.search", { text: search }) },
    states.length > 0 && {
      key: "state",
      text: t("gsrm:queue.filter.is.state", { text: formatChoice(language, states) }),
    },
    isLate && { key: "isLate", text: t("gsrm:queue.late") },
    isSoon && { key: "isSoon", text: t("gsrm:queue.soon", { count: reviewSoonDays }) },
    category !== "" && {
      key: "category",
      text: t("gsrm:queue.filter.is.category", { text: nameIn(names.categories, category) }),
    },
    province !== "" && {
      key: "province",
      text: t("gsrm:queue.filter.is.province", { text: nameIn(names.provinces, province) }),
    },
    companyType !== "" && {
      key: "companyType",
      text: t("gsrm:queue.filter.is.type", { text: t(`options:companyType.${companyType}`) }),
    },
    risk !== "" && { key: "risk", text: t(`gsrm:risk.levels.${risk}`) },
    assignee !== "" && {
      key: "assignee",
      text: t("gsrm:queue.filter.is.assignee", { text: nameIn(people, assignee) }),
    },
    submittedFrom !== "" && {
      key: "submittedFrom",
      text: t("gsrm:queue.filter.is.from", { text: day(submittedFrom) }),
    },
    submittedTo !== "" && { key: "submittedTo", text: t("gsrm:queue.filter.is.to", { text: day(submittedTo) }) },
  ];
  return conditions.filter((condition) => condition !== false);
}

const nameIn = (list: readonly Choice[], value: string) => list.find((one) => one.value === value)?.meaning ?? value;
