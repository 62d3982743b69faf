import { type ReactNode, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useAction } from "~/client/use-action";
import type { Query } from "~/client/use-answer";
import { OutdatedNotice } from "../../built-in/failure-notice";
import { QueryAnswer } from "../../built-in/answered";

type Listed<Item> = { version: number; items: Item[] };
type FormProps<Item> = { item: Item | undefined; isBusy: boolean; onSave: (item: Item) => void; onCancel: () => void };

type Props<Item> = {
  /** The prefix of the ids of the section's elements. */
  id: string;
  words: { title: string; text: string; none: string };
  query: Query<Listed<Item>>;
  save: (list: Listed<Item>) => Promise<unknown>;
  toKey: (item: Item) => string;
  toName: (item: Item) => string;
  renderItem: (item: Item) => ReactNode;
  renderForm: (props: FormProps<Item>) => ReactNode;
  most: number;
  /** Whether the items are sorted automatically and cannot be moved. */
  isSorted?: boolean;
};

/** The key of a new item while it is edited. */
const newItem = "new";

/** A list with an order: items are added, edited, moved and deleted one at a time, and each change saves all of it. */
export function ListEditor<Item>(props: Props<Item>) {
  const { id, words, query } = props;
  return (
    <section className="card settings-section" aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{words.title}</h2>
      <p>{words.text}</p>
      <QueryAnswer query={query}>{(list) => <Items {...props} list={list} />}</QueryAnswer>
    </section>
  );
}

function Items<Item>(props: Props<Item> & { list: Listed<Item> }) {
  const { id, words, query, save, toKey, toName, renderItem, renderForm, most, list, isSorted = false } = props;
  const { t } = useTranslation("teamwork");
  const [edited, setEdited] = useState<string | null>(null);
  const [status, setStatus] = useState("");
  const title = useRef<HTMLParagraphElement>(null);
  const place = useRef<HTMLDivElement>(null);
  const wasEdited = useRef(false);
  useEffect(() => {
    if (edited !== null) place.current?.querySelector<HTMLElement>("form input, form textarea")?.focus();
    // The form that had the focus has closed.
    else if (wasEdited.current) title.current?.focus();
    wasEdited.current = edited !== null;
  }, [edited]);
  const change = useAction(async (items: Item[]) => {
    await save({ version: list.version, items });
    setEdited(null);
    setStatus(t("settings.saved"));
    query.reload();
  });
  const { items } = list;
  const move = (at: number, by: number) => {
    const moved = items.filter((_, other) => other !== at);
    moved.splice(at + by, 0, ...items.slice(at, at + 1));
    void change.run(moved);
  };
  const onCancel = () => setEdited(null);
  const label = (action: string, item: Item) => t("settings.actionOn", { action, name: toName(item) });
  return (
    <div ref={place} className="settings-list">
      {items.length === 0 && edited === null ? <p className="field-hint">{words.none}</p> : null}
      <ol>
        {items.map((item, at) => (
          <li key={toKey(item)}>
            {edited === toKey(item) ? (
              renderForm({
                item,
                isBusy: change.isBusy,
                onCancel,
                onSave: (saved) => void change.run(items.with(at, saved)),
              })
            ) : (
              <>
                <div className="settings-item">{renderItem(item)}</div>
                <div className="settings-acts">
                  {(isSorted ? [] : (["up", "down"] as const)).map((way) => (
                    <button
                      key={way}
                      type="button"
                      className="button-link"
                      aria-label={label(t(`settings.${way}`), item)}
                      disabled={change.isBusy || (way === "up" ? at === 0 : at === items.length - 1)}
                      onClick={() => move(at, way === "up" ? -1 : 1)}
                    >
                      {way === "up" ? "↑" : "↓"}
                    </button>
                  ))}
                  <button
                    type="button"
                    className="button-link"
                    aria-label={label(t("settings.edit"), item)}
                    onClick={() => setEdited(toKey(item))}
                  >
                    {t("settings.edit")}
                  </button>
                  <RemoveButton
                    label={label(t("settings.remove"), item)}
                    isBusy={change.isBusy}
                    onYes={() => void change.run(items.filter((one) => one !== item))}
                  />
                </div>
              </>
            )}
          </li>
        ))}
      </ol>
      {edited === newItem
        ? renderForm({
            item: undefined,
            isBusy: change.isBusy,
            onCancel,
            onSave: (saved) => void change.run([...items, saved]),
          })
        : null}
      <OutdatedNotice
        failure={change.failure}
        codes={["reviewSettings.outdated"]}
        words={{ text: t("settings.outdated"), reload: t("settings.reload") }}
        onReload={query.reload}
      />
      <p ref={title} role="status" tabIndex={-1} className="settings-status">
        {status}
      </p>
      {edited === newItem || items.length >= most ? null : (
        <button
          type="button"
          className="button-default"
          aria-describedby={`${id}-title`}
          onClick={() => setEdited(newItem)}
        >
          {t("settings.add")}
        </button>
      )}
    </div>
  );
}

/** Asks for confirmation before an item is deleted. */
function RemoveButton({ label, isBusy, onYes }: { label: string; isBusy: boolean; onYes: () => void }) {
  const { t } = useTranslation("teamwork");
  const [isAsking, setIsAsking] = useState(false);
  const yes = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isAsking) yes.current?.focus();
  }, [isAsking]);
  if (!isAsking)
    return (
      <button type="button" className="button-link" aria-label={label} onClick={() => setIsAsking(true)}>
        {t("settings.remove")}
      </button>
    );
  return (
    <span role="group" aria-label={label}>
      {t("settings.sure")}{" "}
      <button type="button" className="button-link" ref={yes} disabled={isBusy} onClick={onYes}>
        {t("settings.yes")}
      </button>{" "}
      <button type="button" className="button-link" onClick={() => setIsAsking(false)}>
        {t("settings.cancel")}
      </button>
    </span>
  );
}
