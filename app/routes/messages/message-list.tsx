import { Form, Link } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { useEffect, useRef, useState } from "react";
import type { Message } from "~/contract/messages";
import { listPaths } from "~/list-paths";
import { paths } from "~/paths";
import { firstPage } from "~/rules/paging/page-sizes";
import { messageFilters, type MessagePlace } from "~/rules/workspace/message-list";
import { isPermitted } from "~/rules/permissions/permissions";
import { ExportLink } from "~/ui/table/export-link";
import { useShell } from "~/ui/workspace/shell-facts";
import { MessageRow } from "~/ui/reading/message-row";
import { Nothing } from "~/ui/reading/nothing";
import { ReadingList } from "~/ui/reading/reading-list";
import { useHydrated } from "~/ui/base/use-hydrated";

type Props = {
  rows: Message[];
  total: number;
  unreadMessages: number;
  place: MessagePlace;
  /** Whether the form was submitted without a selection. */
  isNothingChosen: boolean;
};

/** A page of messages: the user opens one, or marks the chosen ones, or all of them, as read. */
export function MessageList({ rows, total, unreadMessages, place, isNothingChosen }: Props) {
  const { t } = useTranslation(["messages", "import"]);
  const isLogPermitted = isPermitted(useShell(), "log.export");
  const unread = rows.filter(({ readFlag }) => readFlag === "0");
  const chosable = unread.filter(({ isAlarm }) => !isAlarm);
  // Unread alarms come first, and are read one at a time.
  const alarms = unread.length - chosable.length;
  return (
    <ReadingList
      id="messages-title"
      title={t("title")}
      place={place}
      total={total}
      to={(page) => listPaths.messagesAt({ ...place, ...page })}
    >
      <div className="reading-top">
        <MessageFilters place={place} unread={unreadMessages} />
        {total > 0 || isLogPermitted ? (
          <p className="reading-exports">
            {total > 0 ? (
              <ExportLink to={listPaths.exportMessages(place)}>{t("import:exports.excel")}</ExportLink>
            ) : null}
            {isLogPermitted ? <ExportLink to={paths.export("log")}>{t("import:exports.log")}</ExportLink> : null}
          </p>
        ) : null}
      </div>
      {rows.length === 0 ? (
        <NoMessages place={place} />
      ) : (
        <Form method="post" action={listPaths.messagesAt(place)} id="messages" className="card reading-card">
          {unreadMessages > alarms ? (
            <div className="reading-bar">
              {chosable.length > 0 ? <SelectAll name="messageId" label={t("mark.selectAll")} /> : null}
              {chosable.length > 0 ? (
                <button type="submit" name="intent" value="chosen" className="button-default">
                  {t("mark.chosen")}
                </button>
              ) : null}
              <button type="submit" name="intent" value="all" className="button-default">
                {t("mark.all")}
              </button>
            </div>
          ) : null}
          {alarms > 0 ? <p className="notice notice-warning">{t("mark.alarms")}</p> : null}
          {isNothingChosen ? (
            <p className="notice notice-error" role="alert">
              {t("mark.nothing")}
            </p>
          ) : null}
          <ul className="reading-rows">
            {rows.map((message) => (
              <li key={message.messageId}>
                <MessageRow message={message} to={listPaths.message(message.messageId, place)} isChosable />
              </li>
            ))}
          </ul>
        </Form>
      )}
    </ReadingList>
  );
}

function NoMessages({ place }: { place: MessagePlace }) {
  const { t } = useTranslation("messages");
  if (place.filter === "all") return <Nothing title={t("none.title")} text={t("none.text")} />;
  return (
    <Nothing title={t("none.unread")} text={t("none.unreadText")}>
      <Link to={listPaths.messagesAt({ ...place, page: firstPage, filter: "all" })} className="button-default">
        {t("none.showAll")}
      </Link>
    </Nothing>
  );
}

/** All messages, or the unread ones only. */
function MessageFilters({ place, unread }: { place: MessagePlace; unread: number }) {
  const { t } = useTranslation("messages");
  const words = { all: t("filter.all"), unread: t("filter.unread", { unread }) };
  return (
    <nav className="reading-filters" aria-label={t("filter.label")}>
      {messageFilters.map((filter) => (
        <Link
          key={filter}
          to={listPaths.messagesAt({ ...place, page: firstPage, filter })}
          aria-current={filter === place.filter ? "page" : undefined}
        >
          {words[filter]}
        </Link>
      ))}
    </nav>
  );
}

type Standing = "none" | "some" | "all";

/**
 * Ticks every box of this name in the form around it, or none. Until scripts run it is invisible but occupies its
 * space.
 */
function SelectAll({ name, label }: { name: string; label: string }) {
  const isHydrated = useHydrated();
  const input = useRef<HTMLInputElement>(null);
  const [standing, setStanding] = useState<Standing>("none");
  useEffect(() => {
    const form = input.current?.form;
    const note = () => setStanding(standingOf(boxesOf(form, name)));
    note();
    form?.addEventListener("change", note);
    return () => form?.removeEventListener("change", note);
  });
  useEffect(() => {
    if (input.current) input.current.indeterminate = standing === "some";
  }, [standing]);
  return (
    <label className={isHydrated ? "tick-all" : "tick-all is-idle"}>
      <input
        ref={input}
        type="checkbox"
        checked={standing === "all"}
        onChange={({ target }) => {
          for (const box of boxesOf(target.form, name)) box.checked = target.checked;
        }}
      />
      {label}
    </label>
  );
}

const boxesOf = (form: HTMLFormElement | null | undefined, name: string) => [
  ...(form?.querySelectorAll<HTMLInputElement>(`input[type="checkbox"][name="${name}"]`) ?? []),
];

function standingOf(boxes: HTMLInputElement[]): Standing {
  const tickedCount = boxes.filter(({ checked }) => checked).length;
  if (tickedCount === 0) return "none";
  return tickedCount === boxes.length ? "all" : "some";
}
