import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { z } from "zod";
import { call } from "~/client/call";
import { useAction } from "~/client/use-action";
import { useAnswer } from "~/client/use-answer";
import * as queueViews from "~/contract/queue-views";
import { densities, queueColumns } from "~/rules/queue/queue";
import { Dropdown } from "~/ui/base/dropdown";

type SavedLook = z.output<typeof queueViews.loadLook.answer>;
export type Look = SavedLook & { change: (part: Partial<SavedLook>) => void };

/** The display settings of the queue for this person; a change applies immediately and is kept for the next visit. */
export function useLook(): Look {
  const { answer } = useAnswer(queueViews.loadLook, {});
  const [changedLook, setChangedLook] = useState<SavedLook>();
  const save = useAction((look: SavedLook) => call(queueViews.saveLook, look), "waits");
  const look = changedLook ?? answer ?? { density: densities[0], columns: null };
  return {
    ...look,
    change(part) {
      const next = { density: look.density, columns: look.columns, ...part };
      setChangedLook(next);
      void save.run(next);
    },
  };
}

/** Selects the columns in addition to company and number. */
export function ColumnChoice({ look }: { look: Look }) {
  const { t } = useTranslation("gsrm");
  const columns = look.columns ?? queueColumns;
  return (
    <Dropdown label={t("queue.columns.title")} className="queue-menu">
      <fieldset className="queue-options">
        <legend>{t("queue.columns.legend")}</legend>
        {queueColumns.map((column) => (
          <label key={column}>
            <input
              type="checkbox"
              checked={columns.includes(column)}
              onChange={({ target }) =>
                look.change({
                  columns: queueColumns.filter((one) => (one === column ? target.checked : columns.includes(one))),
                })
              }
            />
            {t(`queue.columns.${column}`)}
          </label>
        ))}
      </fieldset>
      {look.columns ? (
        <button type="button" className="button-link" onClick={() => look.change({ columns: null })}>
          {t("queue.columns.fit")}
        </button>
      ) : null}
    </Dropdown>
  );
}

/** The row height. */
export function DensitySwitch({ look }: { look: Look }) {
  const { t } = useTranslation("gsrm");
  return (
    <div className="queue-density" role="group" aria-label={t("queue.density.label")}>
      {densities.map((density) => (
        <button
          key={density}
          type="button"
          aria-pressed={density === look.density}
          onClick={() => look.change({ density })}
        >
          {t(`queue.density.${density}`)}
        </button>
      ))}
    </div>
  );
}
