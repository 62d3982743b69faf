import { scrollThresholdPx } from "~/rules/limits";

type Scrolled = Pick<Element, "scrollTop" | "clientHeight" | "scrollHeight">;

/** Whether a list is scrolled to within 10 px of its end (§9). A closed one, without a height, is not. */
export const isNearEnd = ({ scrollTop, clientHeight, scrollHeight }: Scrolled): boolean =>
  clientHeight > 0 && scrollHeight - scrollTop - clientHeight <= scrollThresholdPx;
