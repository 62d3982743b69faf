import { Link, useLocation, useNavigate } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { useLoaded } from "~/client/use-answer";
import { call } from "~/client/call";
import * as onboarding from "~/contract/onboarding";
import { listPaths } from "~/list-paths";
import { formatNumber } from "~/rules/format";
import { parseQueuePlace, type QueuePlace } from "~/rules/queue/queue-place";
import { useShortcuts } from "~/ui/keys/shortcuts";
import type { TabState } from "~/ui/shell/tabs";
import { findAround, type PlacedRow } from "../base/find-around";
import type { QueueRow } from "../queue/selection";
import { toQueueInput } from "~/rules/queue/queue-input";

/** The previous and next registration in the queue that led here; undefined if there is none. */
export type Neighbours = {
  previous?: string | undefined;
  next?: string | undefined;
  position?: { at: number; of: number };
  /** The registration itself, as a row of the list. */
  row?: QueueRow | undefined;
};

/** The neighbours of a registration, in the list that the address of the page names. */
export function useNeighbours(registrationId: string): Neighbours {
  const { search } = useLocation();
  const place = parseQueuePlace(new URLSearchParams(search));
  // Loaded once for each file, because a decision removes the file from the list and the next file must still be known.
  const { answer } = useLoaded(["neighbours", registrationId, search], (signal) =>
    findNeighbours(registrationId, place, signal),
  );
  return answer ?? {};
}

/** Looks on the queue page in the address and on the previous one: decisions made since may have moved the registration. */
async function findNeighbours(id: string, place: QueuePlace, signal: AbortSignal): Promise<Neighbours> {
  const { order, page, size } = place;
  const around = await findAround(
    [page, page - 1],
    size,
    (on) => call(onboarding.queue, { ...toQueueInput(place), order, page: on, size }, { signal }),
    ({ registrationId }) => registrationId === id,
  );
  if (!around) return {};
  const link = (one: PlacedRow<QueueRow> | undefined) =>
    one && listPaths.registrationFile(one.row.registrationId, { ...place, page: one.page });
  return { ...around, previous: link(around.previous), next: link(around.next) };
}

/** The position of the file in the queue, with links to the previous and next file and the shortcuts J and K. */
export function NeighbourLinks({ previous, next, position }: Neighbours) {
  const { t, i18n } = useTranslation("gsrm");
  const navigate = useNavigate();
  // All files opened this way share one tab.
  const state: TabState = { inTabOf: useLocation().pathname };
  useShortcuts({
    ...(next && { j: () => navigate(next, { state }) }),
    ...(previous && { k: () => navigate(previous, { state }) }),
  });
  if (!position) return null;
  const format = (value: number) => formatNumber(i18n.language, value);
  return (
    <nav className="file-neighbours" aria-label={t("file.neighbours")}>
      {previous ? (
        <Link to={previous} state={state}>
          {t("file.previous")} <kbd aria-hidden="true">K</kbd>
        </Link>
      ) : null}
      <span>{t("file.position", { at: format(position.at), of: format(position.of) })}</span>
      {next ? (
        <Link to={next} state={state}>
          {t("file.next")} <kbd aria-hidden="true">J</kbd>
        </Link>
      ) : null}
    </nav>
  );
}
