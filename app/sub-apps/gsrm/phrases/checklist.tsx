import "./phrases.css";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { z } from "zod";
import { call } from "~/client/call";
import { useAction } from "~/client/use-action";
import { useAnswer } from "~/client/use-answer";
import * as reviewSettings from "~/contract/review-settings";
import { Instant } from "~/ui/base/instant";
import { FailureNotice } from "../../built-in/failure-notice";

const useChecklist = (registrationId: string) => useAnswer(reviewSettings.checklistFor, { registrationId });

/** The checklist for a registration in this round; each tick shows who set it and when. Without items the card is hidden. */
export function Checklist({ registrationId }: { registrationId: string }) {
  const { t } = useTranslation("teamwork");
  const { answer, failure, refresh } = useChecklist(registrationId);
  // A box shows the user's click until the response arrives.
  const [pressed, setPressed] = useState<ReadonlyMap<string, boolean>>(new Map());
  const forget = (itemId: string) =>
    setPressed((items) => new Map([...items].filter(([pressedId]) => pressedId !== itemId)));
  const save = useAction(
    (input: z.input<typeof reviewSettings.tick.input>) => call(reviewSettings.tick, input),
    "waits",
  );
  async function tick(itemId: string, isTicked: boolean) {
    setPressed((items) => new Map(items).set(itemId, isTicked));
    if (await save.run({ registrationId, itemId, isTicked })) await refresh();
    forget(itemId);
  }
  if (answer?.items.length === 0) return null;
  const done = answer?.items.filter((item) => item.tick).length ?? 0;
  return (
    <section className="card" aria-labelledby="checklist-title">
      <h2 id="checklist-title">{t("checklist.title")}</h2>
      <FailureNotice failure={failure ?? save.failure} />
      {answer ? (
        <>
          <p className="field-hint">
            {t("checklist.round", { round: answer.round })} · {t("checklist.done", { done, all: answer.items.length })}
          </p>
          <ul className="checklist">
            {answer.items.map((item) => (
              <li key={item.itemId}>
                <label className="checklist-item">
                  <input
                    type="checkbox"
                    checked={pressed.get(item.itemId) ?? item.tick !== null}
                    onChange={({ target }) => void tick(item.itemId, target.checked)}
                  />
                  <span>
                    {item.text}
                    {item.tick ? (
                      <small>
                        <span lang="">{t("checklist.ticked", { name: item.tick.by.userName })}</span>{" "}
                        <Instant at={item.tick.at} />
                      </small>
                    ) : null}
                  </span>
                </label>
              </li>
            ))}
          </ul>
        </>
      ) : null}
    </section>
  );
}

/** The items that are not checked yet; undefined until the checklist is loaded. */
export const useOpenTicks = (registrationId: string) =>
  useChecklist(registrationId).answer?.items.filter(({ tick }) => tick === null);

/** Lists the unchecked items before an approval, without preventing it. */
export function OpenTicks({ registrationId }: { registrationId: string }) {
  const { t } = useTranslation("teamwork");
  const open = useOpenTicks(registrationId) ?? [];
  if (open.length === 0) return null;
  return (
    <div className="notice notice-warning" role="status">
      <p>{t("checklist.open", { count: open.length })}</p>
      <ul>
        {open.map(({ itemId, text }) => (
          <li key={itemId}>{text}</li>
        ))}
      </ul>
      <p>{t("checklist.openHint")}</p>
    </div>
  );
}
