import { type RefObject, useState } from "react";
import { useTranslation } from "react-i18next";
import { Instant } from "~/ui/base/instant";
import { failureWords } from "~/ui/feedback/failure-words";
import type { DecisionDraft } from "./use-decision-draft";

type Props = { draft: DecisionDraft; form: RefObject<HTMLFormElement | null> };

/** The state of a decision's draft, and a button that discards it, which can be undone as long as the page is open. */
export function DraftSign({ draft, form }: Props) {
  const { t } = useTranslation("gsrm");
  const [discarded, setDiscarded] = useState<[string, string][]>([]);
  const texts = draft.list();
  const isEmpty = texts.length === 0;
  if (isEmpty && discarded.length === 0) return null;

  function discard() {
    setDiscarded(texts);
    draft.write(
      form.current,
      texts.map(([place]) => [place, ""]),
    );
  }
  return (
    <p className="decision-draft">
      {isEmpty ? <span role="status">{t("draft.discarded")}</span> : <State draft={draft} />}
      {/* One button in both states, so that the focus stays on it. */}
      <button
        type="button"
        className="button-link"
        onClick={() => (isEmpty ? draft.write(form.current, discarded) : discard())}
      >
        {t(isEmpty ? "draft.undo" : "draft.discard")}
      </button>
    </p>
  );
}

/** The save state of the draft. Only failures are announced, because every pause in typing saves it. */
function State({ draft: { state } }: Pick<Props, "draft">) {
  const { t, i18n } = useTranslation("gsrm");
  switch (state.kind) {
    case "saving":
      return <span>{t("draft.saving")}</span>;
    case "failed":
      return (
        <span role="status" className="decision-differs">
          {state.failure.status >= 500 ? t("draft.waits") : failureWords(i18n, state.failure)}
        </span>
      );
    case "saved":
      return (
        <span>
          {t("draft.saved")} {state.at === null ? null : <Instant at={state.at} />}
        </span>
      );
  }
}
