import type { CSSProperties, ReactNode } from "react";
import { Link } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import type { Card } from "~/contract/dashboard";
import { type CardCode, type CardPlace, compactRows } from "~/rules/workspace/dashboard";
import { paths } from "~/paths";
import { Instant } from "~/ui/base/instant";
import { stages } from "~/rules/onboarding/stages";
import { ExpectedDate } from "~/ui/stages/expected";
import type { cardSources, ContentOf, DashboardContent } from "./content";
import { DocumentsBody } from "./documents-body";
import { MessagesBody, NewsBody, NoticesBody } from "./list-bodies";
import { AgeingBody, FiguresBody, QueueBody } from "./review-bodies";
import { NextStep } from "./next-step";
import { TasksBody } from "./tasks-body";
import { Empty, NotLoaded } from "./not-loaded";

type Props = { cards: Card[]; layout: CardPlace[]; content: DashboardContent };

/**
 * The cards in the user's layout, each as tall as its content and with equal heights per row; on a phone they are
 * stacked in the same order.
 */
export function DashboardCards({ cards, layout, content }: Props) {
  return (
    <div className="dashboard full-width">
      {compactRows(layout).map((place) => {
        const card = cards.find(({ id }) => id === place.cardId);
        if (!card || !knownBodies[card.code]) return null;
        return (
          <section
            key={card.id}
            className="card dashboard-card"
            style={cellOf(place)}
            aria-labelledby={`card-${card.id}`}
          >
            <h2 id={`card-${card.id}`}>{card.name}</h2>
            <CardBody code={card.code} content={content} />
          </section>
        );
      })}
    </div>
  );
}

/** The content of a card; nothing if the card is unknown. */
export function CardBody({ code, content }: { code: string; content: DashboardContent }) {
  const Body = knownBodies[code];
  return Body ? <Body content={content} /> : null;
}

const cellOf = ({ x, y, w, h }: CardPlace) => ({ "--x": x + 1, "--y": y + 1, "--w": w, "--h": h }) as CSSProperties;

type Body<Content> = (props: Content) => ReactNode;
type Bodies = { [Code in CardCode]: Body<ContentOf<(typeof cardSources)[Code][number]>> };

/** The content of each card. */
const bodies: Bodies = {
  stage: StageBody,
  tasks: TasksBody,
  notices: NoticesBody,
  messages: MessagesBody,
  documents: DocumentsBody,
  news: NewsBody,
  conduct: ConductBody,
  figures: FiguresBody,
  queue: QueueBody,
  ageing: AgeingBody,
};
/** `bodies` indexed by any code, so that unknown cards from the base API are ignored. */
const knownBodies: Partial<Record<string, Body<{ content: DashboardContent }>>> = bodies;

const notices = ["admittance", "society", "question", "honest"] as const;

/** The conduct that the company expects of its partners (§1). */
function ConductBody() {
  const { t } = useTranslation("home");
  return (
    <ul className="dashboard-list">
      {notices.map((code) => (
        <li key={code}>
          <Link to={paths.homeNotice(code)}>{t(`notices.${code}`)}</Link>
        </li>
      ))}
    </ul>
  );
}

/** The company's current stage of the nine, since when, who acts next and by when, and what is needed (§1). */
function StageBody({ content: { standing } }: ContentOf<"standing">) {
  const { t } = useTranslation(["dashboard", "home", "progress"]);
  if (!standing) return <NotLoaded />;
  if (!standing.company) return <Empty text={t("stage.empty")} />;
  const { number, progress } = standing.company;
  const name = stages[progress.stage - 1];
  return (
    <>
      <p className="stage-now">
        <span className="stage-name">{name ? t(`home:stages.${name}`) : ""}</span>
        <span>{t("progress:result.stageOf", { stage: progress.stage, count: stages.length })}</span>
      </p>
      <progress className="stage-bar" max={stages.length} value={progress.stage} aria-hidden="true" />
      <NextStep progress={progress} />
      <dl className="dashboard-facts">
        <div>
          <dt>{t("progress:result.since")}</dt>
          <dd>
            <Instant at={progress.since} show="day" />
          </dd>
        </div>
        <div>
          <dt>{t("progress:result.expected")}</dt>
          <dd>
            <ExpectedDate state={progress.state} at={progress.expectedBy} />
          </dd>
        </div>
        <div>
          <dt>{t("progress:result.next")}</dt>
          <dd>{t(`progress:next.${progress.actsNext}`)}</dd>
        </div>
        {number ? (
          <div>
            <dt>{t("progress:result.number")}</dt>
            <dd>{number}</dd>
          </div>
        ) : null}
      </dl>
    </>
  );
}
