import type { KeyboardEvent, MouseEvent, ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { Card } from "~/contract/dashboard";
import { cardIntents } from "~/rules/workspace/dashboard-intents";

const signs = { earlier: "↑", later: "↓", narrower: "⇥⇤", wider: "↔", lower: "−", taller: "+", remove: "×" } as const;

type Props = {
  card: Card | undefined;
  isLifted: boolean;
  onPress: (event: MouseEvent<HTMLButtonElement>) => void;
  /** The key handlers of the handle. Undefined without scripts, in which case the handle is not rendered. */
  onKeys: ((event: KeyboardEvent<HTMLButtonElement>, cardId: string) => void) | undefined;
  /** The content of the card. It is inert while cards are arranged. */
  children: ReactNode;
};

/** The content of a card, inert for pointer, keyboard and screen reader. */
export const Preview = ({ children }: { children: ReactNode }) => (
  <div className="tile-preview" {...{ inert: "" }} aria-hidden="true">
    {children}
  </div>
);

/** A card in arrangement mode: its handle, its content, and the buttons that move and resize it. */
export function CardTile({ card, isLifted, onPress, onKeys, children }: Props) {
  const { t } = useTranslation("dashboard");
  if (!card) return null;
  return (
    <div className="tile-whole" data-lifted={isLifted || undefined}>
      <div className="tile-grip">
        {onKeys ? (
          <button
            type="button"
            id={`handle-${card.id}`}
            className="tile-handle"
            aria-label={t("arrange.handle", { name: card.name })}
            aria-describedby="handle-hint"
            aria-pressed={isLifted}
            onKeyDown={(event) => onKeys(event, card.id)}
          >
            <span aria-hidden="true">⠿</span>
          </button>
        ) : null}
        <h2>{card.name}</h2>
      </div>
      <Preview>{children}</Preview>
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
    </div>
  );
}
