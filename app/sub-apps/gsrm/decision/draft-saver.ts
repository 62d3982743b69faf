import { call } from "~/client/call";
import { toFailure } from "~/client/request";
import * as decisionDrafts from "~/contract/decision-drafts";
import type { Failure } from "~/gateway/failure";
import { draftPauseMs, draftRetryMs } from "~/rules/limits/screens";
import type { draftStore } from "~/ui/base/draft-store";

/** Texts of a draft by their place. */
export type DraftTexts = Readonly<Record<string, string>>;

/** The state of a draft: when it was last saved, that a save is in progress, or the reason why saving failed. */
export type DraftState =
  | { kind: "saved"; at: string | null }
  | { kind: "saving" }
  | { kind: "failed"; failure: Failure };

/** Saves in progress, by registration. A reopened page loads its draft after them. */
const underWay = new Map<string, Promise<unknown>>();

/** Waits for the responses to all saves of a registration's draft from this window. */
const waitForDraft = async (registrationId: string): Promise<void> => void (await underWay.get(registrationId));

/** The function that sends the visible draft of a registration immediately. */
const flushes = new Map<string, () => Promise<void>>();
/**
 * Sends the unsaved texts of the draft on screen, and waits until the server has saved or refused them. A file that is
 * loaded earlier would lack the latest text.
 */
export const flushDraft = async (registrationId: string): Promise<void> => {
  await flushes.get(registrationId)?.();
  await waitForDraft(registrationId);
};

type SaverOptions = {
  registrationId: string;
  /** The texts on the server. */
  saved: DraftTexts;
  /** The texts that the server has not confirmed. This is the only copy, so it survives the page. */
  unsaved: ReturnType<typeof draftStore<DraftTexts>>;
  onState: (state: DraftState) => void;
};

/**
 * Sends changes of a decision's draft after a short pause, one request at a time. Failed changes stay in this window
 * and are sent again: after a delay if the portal was unreachable, or with the next change if it refused.
 */
export function createDraftSaver({ registrationId, saved, unsaved, onState }: SaverOptions) {
  const texts = new Map(Object.entries({ ...saved, ...unsaved.load() }));
  let timer: ReturnType<typeof setTimeout> | undefined;
  const plan = (delayMs: number) => {
    clearTimeout(timer);
    timer = setTimeout(() => void flush(), delayMs);
  };

  function change(place: string, text: string) {
    // Filling in a control with its known text is not a change.
    if ((texts.get(place) ?? "") === text) return;
    texts.set(place, text);
    unsaved.save({ ...unsaved.load(), [place]: text });
    onState({ kind: "saving" });
    plan(draftPauseMs);
  }

  /** Sends unsaved texts. Never rejects; a failure is reported as a state. */
  async function flush(): Promise<void> {
    clearTimeout(timer);
    await waitForDraft(registrationId);
    if (unsaved.load()) await send();
  }

  function send(): Promise<void> {
    const sent = unsaved.load() ?? {};
    const changes = Object.entries(sent).map(([place, text]) => ({ place, text }));
    const answer = call(decisionDrafts.save, { registrationId, texts: changes }, { keepalive: isSmall(changes) }).then(
      ({ savedAt }) => confirm(sent, savedAt),
      (error: unknown) => fail(toFailure(error)),
    );
    underWay.set(registrationId, answer);
    return answer;
  }

  function confirm(sent: DraftTexts, at: string | null) {
    const left = Object.entries(unsaved.load() ?? {}).filter(([place, text]) => sent[place] !== text);
    if (left.length === 0) {
      unsaved.remove();
      return onState({ kind: "saved", at });
    }
    unsaved.save(Object.fromEntries(left));
    plan(draftPauseMs);
  }

  function fail(failure: Failure) {
    onState({ kind: "failed", failure });
    if (failure.status >= 500) plan(draftRetryMs);
  }

  flushes.set(registrationId, flush);
  return {
    /** All texts, by place. */
    list: () => [...texts].filter(([, text]) => text.trim() !== ""),
    change,
    flush,
    /** Sends unsaved texts while the page is being left, without waiting for an earlier request. */
    flushNow: () => {
      clearTimeout(timer);
      if (unsaved.load()) void send();
    },
    /** Stops sending, and waits for requests in progress: a decision follows, which ends the draft. */
    stop: async () => {
      clearTimeout(timer);
      await waitForDraft(registrationId);
      clearTimeout(timer);
    },
    /** Discards the unsaved texts: the decision was made. */
    end: () => {
      clearTimeout(timer);
      unsaved.remove();
    },
  };
}

/** Whether browsers let a request with these texts outlive its page. */
const isSmall = (texts: unknown) => new TextEncoder().encode(JSON.stringify(texts)).length < 60_000;
