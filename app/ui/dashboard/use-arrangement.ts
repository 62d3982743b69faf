import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import type { Card } from "~/contract/dashboard";
import { type CardPlace, inReadingOrder, shiftCard } from "~/rules/workspace/dashboard";

/** A card lifted by keyboard, and the layout before that. */
type Lifted = { cardId: string; before: readonly CardPlace[] };

const steps: Partial<Record<string, -1 | 1>> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 };
/** The maximum number of changes that can be undone. */
const mostPast = 50;

const isSame = (one: readonly CardPlace[], other: readonly CardPlace[]) =>
  JSON.stringify(inReadingOrder(one)) === JSON.stringify(inReadingOrder(other));

/**
 * The layout while it is arranged: every change can be undone, and the keys of a card's handle lift, move, drop and
 * restore it. `status` describes the last change.
 */
export function useArrangement(cards: readonly Card[], savedLayout: CardPlace[]) {
  const { t } = useTranslation("dashboard");
  const [layout, setLayout] = useState(savedLayout);
  const [past, setPast] = useState<CardPlace[][]>([]);
  const [lifted, setLifted] = useState<Lifted | null>(null);
  const [status, setStatus] = useState("");
  const handle = useRef<string | null>(null);

  // A card loses the focus when it moves in the document.
  useEffect(() => {
    if (handle.current) document.getElementById(handle.current)?.focus();
    handle.current = null;
  }, [layout]);

  /** Stores the current layout for the next undo. */
  const remember = () => setPast([...past, layout].slice(-mostPast));
  function change(newLayout: CardPlace[]) {
    if (isSame(newLayout, layout)) return;
    remember();
    setLayout(newLayout);
  }
  function undo() {
    const last = past.at(-1);
    if (!last) return;
    setPast(past.slice(0, -1));
    setLayout(last);
    setLifted(null);
    setStatus(t("arrange.undone"));
  }
  const say = (what: "lifted" | "moved" | "dropped" | "putBack", cardId: string, places: readonly CardPlace[]) =>
    setStatus(
      t(`arrange.${what}`, {
        name: cards.find(({ id }) => id === cardId)?.name,
        place: inReadingOrder(places).findIndex((place) => place.cardId === cardId) + 1,
        count: places.length,
      }),
    );

  /** The keys of a card's handle. */
  function pressHandle(event: KeyboardEvent<HTMLButtonElement>, cardId: string) {
    const step = steps[event.key];
    const isLifted = lifted?.cardId === cardId;
    if (event.key === " " || event.key === "Enter") {
      setLifted(isLifted ? null : { cardId, before: layout });
      say(isLifted ? "dropped" : "lifted", cardId, layout);
    } else if (isLifted && event.key === "Escape") {
      handle.current = event.currentTarget.id;
      change([...lifted.before]);
      setLifted(null);
      say("putBack", cardId, lifted.before);
    } else if (isLifted && step) {
      const moved = shiftCard(layout, cardId, step);
      handle.current = event.currentTarget.id;
      change(moved);
      say("moved", cardId, moved);
    } else return;
    event.preventDefault();
  }
  /** The keys of the whole page: Ctrl Z undoes the last change. */
  function pressAnywhere(event: KeyboardEvent) {
    if (event.key.toLowerCase() !== "z" || !(event.ctrlKey || event.metaKey) || event.shiftKey) return;
    event.preventDefault();
    undo();
  }
  return {
    layout,
    change,
    remember,
    /** Applies the layout of the grid, which moves cards up if there is room. Such moves are not undone separately. */
    settle: setLayout,
    undo,
    canUndo: past.length > 0,
    /** Whether leaving would lose a change. Moves by the grid alone do not count. */
    isChanged: past.length > 0 && !isSame(layout, savedLayout),
    lifted: lifted?.cardId,
    status,
    pressHandle,
    pressAnywhere,
  };
}
