import type { MouseEvent } from "react";
import { useTranslation } from "react-i18next";
import type { Card } from "~/contract/dashboard";
import { cardIntents } from "./content";

const signs = { earlier: "↑", later: "↓", narrower: "⇥⇤", wider: "↔", lower: "−", taller: "+", remove: "×" } as const;

type Props = { card: Card | undefined; onPress: (event: MouseEvent<HTMLButtonElement>) => void };

/** A card while it is arranged: what it is, and the buttons that move it. */
export function CardTile({ card, onPress }: Props) {
  const { t } = useTranslation("dashboard");
  if (!card) return null;
  return (
    <>
      <div className="tile-grip">
        <h2>{card.name}</h2>
        <p>{card.description}</p>
      </div>
      <div className="tile-buttons" role="group" aria-label={card.name}>
        {cardIntents.map((intent) => {
          const words = t(`arrange.${intent}`, { name: card.name });
          return (
            <button
              key={intent}
              type="submit"
              name="intent"
              value={`${intent}:${card.id}`}
              onClick={onPress}
              aria-label={words}
              title={words}
            >
              <span aria-hidden="true">{signs[intent]}</span>
            </button>
          );
        })}
      </div>
    </>
  );
}
