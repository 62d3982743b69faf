import { useMediaQuery } from "@mantine/hooks";
import { Form, Link, useNavigation } from "@remix-run/react";
import { lazy, type MouseEvent, type ReactNode, Suspense } from "react";
import { useTranslation } from "react-i18next";
import type { Card } from "~/contract/dashboard";
import { paths } from "~/paths";
import { inReadingOrder, type CardPlace } from "~/rules/workspace/dashboard";
import { useHydrated } from "~/ui/base/use-hydrated";
import { CardTile, Preview } from "./card-tile";
import { afterIntent } from "~/rules/workspace/dashboard-intents";
import type { DashboardContent } from "./content";
import { CardBody } from "./dashboard-cards";
import { LeaveQuestion } from "./leave-question";
import { RestoreDefault } from "./restore-default";
import { useArrangement } from "./use-arrangement";

/** Dragging needs the grid library. It is loaded only when a user arranges cards on a screen that is wide enough. */
const DashboardGrid = lazy(() => import("./dashboard-grid"));
const isWide = "(min-width: 53.8125em)";

type Props = { cards: Card[]; savedLayout: CardPlace[]; content: DashboardContent; refusal: string | undefined };

/**
 * Arranges the dashboard (§2) with live cards: they are dragged and resized with a pointer, lifted and moved with the keys of a
 * handle, or moved with the buttons of each card. Without scripts a button posts the form, and the change is saved immediately.
 */
export function DashboardEditor({ cards, savedLayout, content, refusal }: Props) {
  const { t } = useTranslation("dashboard");
  const { state } = useNavigation();
  const isHydrated = useHydrated();
  const isDraggable = useMediaQuery(isWide, false) && isHydrated;
  const arrangement = useArrangement(cards, savedLayout);
  const { layout, change, remember, settle, undo, canUndo, lifted, status, pressHandle, pressAnywhere } = arrangement;
  const free = cards.filter(({ id }) => !layout.some(({ cardId }) => cardId === id));

  function press(event: MouseEvent<HTMLButtonElement>) {
    event.preventDefault();
    change(afterIntent(event.currentTarget.value, layout, cards));
  }
  const renderTile = (card: Card | undefined): ReactNode => (
    <CardTile
      card={card}
      isLifted={card !== undefined && lifted === card.id}
      onPress={press}
      onKeys={isHydrated ? pressHandle : undefined}
    >
      {card ? <CardBody code={card.code} content={content} /> : null}
    </CardTile>
  );
  const list = (
    <ul className="dashboard-tiles">
      {inReadingOrder(layout).map(({ cardId }) => (
        <li key={cardId} className="card dashboard-tile">
          {renderTile(cards.find(({ id }) => id === cardId))}
        </li>
      ))}
    </ul>
  );
  return (
    <Form method="post" action={paths.arrangeDashboard} className="dashboard-editor" onKeyDown={pressAnywhere}>
      <input type="hidden" name="layout" value={JSON.stringify(layout)} />
      <header className="dashboard-editor-head">
        <div>
          <h1>{t("arrange.title")}</h1>
          <p>{t("arrange.lead")}</p>
        </div>
        <div className="section-actions">
          <button type="submit" name="intent" value="save" className="button-primary" aria-busy={state !== "idle"}>
            {t("arrange.save")}
          </button>
          {isHydrated ? (
            <button
              type="button"
              className="button-default"
              disabled={!canUndo}
              onClick={undo}
              aria-keyshortcuts="Control+Z"
            >
              {t("arrange.undo")}
            </button>
          ) : null}
          <RestoreDefault isBusy={state !== "idle"} />
          <Link to={paths.workspace} className="button-quiet">
            {t("arrange.cancel")}
          </Link>
        </div>
      </header>
      <LeaveQuestion isChanged={arrangement.isChanged} />
      <p className="field-error" role="alert">
        {layout.length === 0 || refusal ? t("arrange.oneCard") : ""}
      </p>
      <p id="handle-hint" className="off-screen">
        {t("arrange.handleHint")}
      </p>
      <p role="status" className="off-screen">
        {status}
      </p>
      {isDraggable ? (
        <Suspense fallback={list}>
          <DashboardGrid cards={cards} layout={layout} onLayout={settle} onMove={remember} renderTile={renderTile} />
        </Suspense>
      ) : (
        list
      )}
      <section aria-labelledby="free-title" className="dashboard-free">
        <h2 id="free-title">{t("arrange.add")}</h2>
        {free.length === 0 ? <p className="dashboard-empty">{t("arrange.allShown")}</p> : null}
        <ul className="dashboard-tiles">
          {free.map(({ id, code, name, description }) => (
            <li key={id} className="card dashboard-tile">
              <div>
                <h3>{name}</h3>
                <p>{description}</p>
              </div>
              <Preview>
                <CardBody code={code} content={content} />
              </Preview>
              <button type="submit" name="intent" value={`add:${id}`} className="button-default" onClick={press}>
                {t("arrange.addNamed", { name })}
              </button>
            </li>
          ))}
        </ul>
      </section>
    </Form>
  );
}
