import "react-grid-layout/css/styles.css";
import type { CSSProperties, ReactNode, RefObject } from "react";
import { useTranslation } from "react-i18next";
import ReactGridLayout, { useContainerWidth } from "react-grid-layout";
import type { Card } from "~/contract/dashboard";
import { gridColumns, type CardPlace, tallestCard } from "~/rules/workspace/dashboard";

const rowHeight = 72;
const gap = 16;

type Props = {
  cards: Card[];
  layout: CardPlace[];
  onLayout: (layout: CardPlace[]) => void;
  /** Called when a card begins to be dragged or resized. */
  onMove: () => void;
  renderTile: (card: Card) => ReactNode;
};

/** The cards on the grid library's grid: dragged by their heads, resized at their corner. */
export default function DashboardGrid({ cards, layout, onLayout, onMove, renderTile }: Props) {
  const { t } = useTranslation("dashboard");
  const { width, containerRef, mounted } = useContainerWidth();
  // The library draws the slot, so its words come from the style sheet.
  const slotWords = { "--slot-words": JSON.stringify(t("arrange.slot")) } as CSSProperties;
  const items = layout.flatMap(({ cardId, ...place }) => {
    const card = cards.find(({ id }) => id === cardId);
    return card ? [{ card, cell: { i: cardId, ...place, minW: card.minW, minH: card.minH, maxH: tallestCard } }] : [];
  });
  return (
    <div ref={containerRef as RefObject<HTMLDivElement>} style={slotWords}>
      {mounted ? (
        <ReactGridLayout
          width={width}
          layout={items.map(({ cell }) => cell)}
          gridConfig={{ cols: gridColumns, rowHeight, margin: [gap, gap], containerPadding: [0, 0] }}
          dragConfig={{ enabled: true, handle: ".tile-grip" }}
          resizeConfig={{ enabled: true }}
          onDragStart={onMove}
          onResizeStart={onMove}
          onLayoutChange={(newLayout) => onLayout(newLayout.map(({ i, x, y, w, h }) => ({ cardId: i, x, y, w, h })))}
        >
          {items.map(({ card }) => (
            <div key={card.id} className="card dashboard-tile">
              {renderTile(card)}
            </div>
          ))}
        </ReactGridLayout>
      ) : null}
    </div>
  );
}
