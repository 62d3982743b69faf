import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { useAction } from "~/client/use-action";
import { useLoaded } from "~/client/use-answer";
import type { ConversationMessage } from "~/contract/conversation";
import type { TabWithAnswers } from "~/rules/conversation/answer-names";
import type { ConversationSide } from "~/rules/conversation/sides";
import { useNewest } from "~/ui/base/use-newest";
import type { AboutValue } from "~/ui/conversation/about-choice";
import { ConversationList } from "~/ui/conversation/conversation-list";
import { QueryAnswer } from "../answered";
import { FailureNotice } from "../failure-notice";
import { MessageForm, type TypedMessage } from "./message-form";

type Page = {
  messages: (ConversationMessage & { userName?: string })[];
  total: number;
  unread: number;
  canWrite: boolean;
};

/** The base API calls of one side. */
export type ConversationCalls<P extends Page = Page> = {
  /** The key of the conversation in the query cache. */
  key: string;
  load: (page: { before?: number }, signal: AbortSignal) => Promise<P>;
  send: (message: TypedMessage) => Promise<unknown>;
  markRead: (upTo: number) => Promise<unknown>;
};

type Props<P extends Page> = {
  side: ConversationSide;
  calls: ConversationCalls<P>;
  /** The tabs and answers that a message can be about. */
  tabs: readonly TabWithAnswers[];
  /** The initial subject of a new message. */
  about?: AboutValue;
  /** Returns the address of the subject of a message. */
  hrefOf: (about: NonNullable<ConversationMessage["about"]>) => string;
  /** Called when messages were read or sent. */
  onChanged?: () => void;
  /** Content above the messages. */
  children?: (page: P) => React.ReactNode;
};

/**
 * The messages between a supplier and purchasing, page by page, and the form for a new one. The newest page marks them
 * as read.
 */
export function ConversationPanel<P extends Page>({ side, calls, onChanged, children, ...display }: Props<P>) {
  const { t } = useTranslation("conversation");
  const [before, setBefore] = useState<number>();
  const [status, setStatus] = useState("");
  const query = useLoaded(["conversation", calls.key, before], (signal) =>
    calls.load(before === undefined ? {} : { before }, signal),
  );
  const newest = before === undefined ? query.answer?.messages.at(-1)?.place : undefined;
  const unread = query.answer?.unread ?? 0;
  const mark = useNewest((upTo: number) => {
    // If marking fails, the messages stay unread until they are opened again.
    void calls.markRead(upTo).then(onChanged, () => undefined);
  });
  useEffect(() => {
    if (newest !== undefined && unread > 0) mark(newest);
  }, [newest, unread, mark]);
  const send = useAction(async (message: TypedMessage) => {
    await calls.send(message);
    setStatus(t("form.sent"));
    setBefore(undefined);
    await query.refresh();
    onChanged?.();
  });
  return (
    <div className="talk-panel">
      <QueryAnswer query={query}>
        {(page) => (
          <>
            {children?.(page)}
            <Steps page={page} isEarlier={before !== undefined} onBefore={setBefore} />
            <ConversationList messages={page.messages} side={side} hrefOf={display.hrefOf} />
            {page.canWrite ? (
              <>
                <MessageForm
                  key={JSON.stringify(display.about)}
                  isBusy={send.isBusy}
                  tabs={display.tabs}
                  about={display.about ?? aboutAll}
                  onSend={send.run}
                />
                <FailureNotice failure={send.failure} />
              </>
            ) : (
              <p className="notice">{t("closed")}</p>
            )}
          </>
        )}
      </QueryAnswer>
      <p className="off-screen" role="status">
        {status}
      </p>
    </div>
  );
}

const aboutAll: AboutValue = { section: "", field: "" };

type StepsProps = { page: Page; isEarlier: boolean; onBefore: (place: number | undefined) => void };

/** The number of messages, with links to earlier and newer ones. */
function Steps({ page: { messages, total }, isEarlier, onBefore }: StepsProps) {
  const { t } = useTranslation("conversation");
  const first = messages[0]?.place ?? 1;
  if (total === 0) return null;
  return (
    <p className="talk-steps">
      <span>{t("total", { count: total })}</span>
      {first > 1 ? (
        <button type="button" className="button-link" onClick={() => onBefore(first)}>
          {t("earlier")}
        </button>
      ) : null}
      {isEarlier ? (
        <button type="button" className="button-link" onClick={() => onBefore(undefined)}>
          {t("newest")}
        </button>
      ) : null}
    </p>
  );
}
