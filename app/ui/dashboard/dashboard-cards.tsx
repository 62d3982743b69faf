import type { CSSProperties } from "react";
import type { Card } from "~/contract/dashboard";
import type { Placed } from "~/rules/dashboard";
import { bodies } from "./bodies";
import type { DashboardContent } from "./content";

type Props = { cards: Card[]; layout: Placed[]; content: DashboardContent };

/** The cards where the user put them; on a phone one under another, in the same order. */
export function DashboardCards({ cards, layout, content }: Props) {
  return (
    <div className="dashboard">
      {layout.map((place) => {
        const card = cards.find(({ id }) => id === place.cardId);
        const Body = card && bodies[card.code];
        if (!Body) return null;
        return (
          <section
            key={card.id}
            className="card dashboard-card"
            style={cellOf(place)}
            aria-labelledby={`card-${card.id}`}
          >
            <h2 id={`card-${card.id}`}>{card.name}</h2>
            <Body content={content} />
          </section>
        );
      })}
    </div>
  );
}

const cellOf = ({ x, y, w, h }: Placed) => ({ "--x": x + 1, "--y": y + 1, "--w": w, "--h": h }) as CSSProperties;
