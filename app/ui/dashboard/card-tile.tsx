import type { KeyboardEvent, MouseEvent, ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { Card } from "~/contract/dashboard";
import { cardIntents } from "~/rules/workspace/dashboard-intents";
import { LineIcon } from "../base/line-icon";

/** The icons of the buttons: two arrows that meet make a card smaller, two that part make it larger. */
const signs = {
  earlier: "M12 19V5M6 11l6-6 6 6",
  later: "M12 5v14M6 13l6 6 6-6",
  narrower: "M3 12h7M7 9l3 3-3 3M21 12h-7M17 9l-3 3 3 3",
  wider: "M10 12H3M6 9l-3 3 3 3M14 12h7M18 9l3 3-3 3",
  lower: "M12 3v7M9 7l3 3 3-3M12 21v-7M9 17l3-3 3 3",
  taller: "M12 10V3M9 6l3-3 3 3M12 14v7M9 18l3 3 3-3",
  remove: "M6 6l12 12M18 6L6 18",
} as const;

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
        {cardIntents.map((intent) => (
          <button
            key={intent}
            type="submit"
            name="intent"
            value={`${intent}:${card.id}`}
            onClick={onPress}
            aria-label={t(`arrange.${intent}`, { name: card.name })}
          >
            <LineIcon path={signs[intent]} size={18} />
          </button>
        ))}
      </div>
    </div>
  );
}
