import { request } from "~/client/request";
import type { ReturnedComment } from "~/contract/returned-comment";
import { isWindowField } from "~/rules/form/window-fields";
import type { FormValues } from "~/rules/form-values";
import type { SectionData } from "../state/section-data";

/** The state of the draft on the screen relative to the one in the database. */
export type SaveState =
  | { is: "idle" }
  | { is: "unsaved" }
  | { is: "saving" }
  | { is: "saved"; at: string }
  | { is: "offline" }
  | { is: "expired" }
  /** The browser's session belongs to another registration by now. */
  | { is: "another" }
  | { is: "conflict"; base: FormValues; theirs: FormValues }
  | { is: "refused"; code: string; serverMessage?: string; params?: Record<string, string | number> };

/** The response of the autosave action with the saved section. */
export type SavedAnswer = {
  values: FormValues;
  version: number;
  savedAt: string | null;
  /** While the registration is returned: its comments after this save. */
  returnedItems?: ReturnedComment[];
};

/** Like `SavedAnswer`, but from another window, with the labels of its codes. */
export type TheirAnswer = SavedAnswer & { meanings?: SectionData["meanings"] };

/** The basis of unsaved answers: the saved answers, their version, and those sent since without a response, oldest first. */
export type Basis = { version: number; base?: FormValues; sent: readonly string[] };

type Options = {
  url: string;
  version: number;
  /** The saved answers with which the form started. */
  base: FormValues;
  /** Merges the answers that another window has saved into the form; returns whether a field is left that both have changed. */
  merge: (base: FormValues, theirs: TheirAnswer) => boolean;
  /** The current form, ready to be sent. */
  read: () => FormData;
  /** Called with each new state, and the version that unsaved input is based on. */
  show: (state: SaveState, basis: Basis) => void;
  /** Called with the comments of a return after each save. */
  onComments?: (items: ReturnedComment[]) => void;
};

/** The pause in typing after which the form is saved, in milliseconds. */
const pause = 800;
/** The delay between attempts while offline, in milliseconds. */
const retry = 4000;
/** The number of saves without a response that are remembered, to recognise their results later. */
const mostSent = 20;

/**
 * Saves a section during typing: one request at a time, ending with the newest state, and with retries while offline. A
 * save whose response was lost is recognised by its values and does not count as a conflict (F-19).
 */
export function createSaver({ url, read, merge, ...from }: Options) {
  let { version, base } = from;
  let dirty = false;
  let isStopped = false;
  let running: Promise<boolean> | undefined;
  let sent: readonly string[] = [];
  let theirAnswer: TheirAnswer | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const basis = (): Basis => ({ version, base, sent });
  const show = (state: SaveState) => from.show(state, basis());

  function later(delay: number) {
    clearTimeout(timer);
    timer = setTimeout(() => void flush(), delay);
  }

  /** Saves unsaved input. Returns true if all input is in the database. */
  async function flush(): Promise<boolean> {
    clearTimeout(timer);
    while (dirty && !isStopped) {
      running ??= send().finally(() => {
        running = undefined;
      });
      if (!(await running)) return false;
    }
    return !dirty;
  }

  async function send(): Promise<boolean> {
    const sentBody = entriesOf(read());
    const body = new URLSearchParams(sentBody);
    body.set("version", String(version));
    dirty = false;
    const sentBefore = sent;
    sent = [...sentBefore.filter((earlier) => earlier !== sentBody), sentBody].slice(-mostSent);
    show({ is: "saving" });
    const response = await request(url, { method: "POST", body, keepalive: sentBody.length < 60_000 }).catch(
      () => undefined,
    );
    const answer = (await response?.json().catch(() => undefined)) as
      | (Omit<Extract<SaveState, { is: "refused" }>, "is" | "code"> & { saved?: TheirAnswer; code?: string })
      | undefined;
    if (response?.ok && answer?.saved) return accept(answer.saved, dirty);
    dirty = true;
    if (response?.status === 409 && answer?.saved && answer.code === "registration.conflict") {
      const { saved } = answer;
      // This save was refused, but an earlier one with the same answers may have succeeded.
      sent = sentBefore;
      const own = sent.some((earlier) => sameAnswers(earlier, saved));
      if (own || !merge(base, saved)) {
        takeOver(saved);
        return sameAnswers(entriesOf(read()), saved) ? accept(saved, false) : send();
      }
      theirAnswer = saved;
      isStopped = true;
      show({ is: "conflict", base, theirs: saved.values });
      return false;
    }
    if (response?.status === 401) {
      isStopped = true;
      // A colleague needs the invitation link, which only their email contains.
      const isColleague = answer?.code === "colleague.sessionExpired";
      show(isColleague ? { is: "refused", code: "colleague.sessionExpired" } : { is: "expired" });
      return false;
    }
    if (answer?.code === "registration.another") {
      isStopped = true;
      show({ is: "another" });
      return false;
    }
    if (response && response.status < 500 && answer?.code) {
      show({ is: "refused", code: answer.code, serverMessage: answer.serverMessage, params: answer.params });
      return false;
    }
    show({ is: "offline" });
    later(retry);
    return false;
  }

  /** Makes this response the basis of the form. */
  function takeOver(answer: SavedAnswer) {
    version = answer.version;
    base = answer.values;
  }

  function accept(answer: SavedAnswer, more: boolean) {
    takeOver(answer);
    dirty = more;
    sent = [];
    if (answer.returnedItems) from.onComments?.(answer.returnedItems);
    show(more ? { is: "unsaved" } : { is: "saved", at: answer.savedAt ?? new Date().toISOString() });
    return true;
  }

  return {
    flush,
    /** Called after every change of the form. */
    changed() {
      dirty = true;
      if (isStopped) return;
      show({ is: "unsaved" });
      later(pause);
    },
    isDirty: () => dirty || running !== undefined,
    version: () => version,
    basis,
    /** Continues with answers that an earlier page of this window could not save. */
    resume(before: Basis) {
      ({ version, sent } = before);
      base = before.base ?? {};
      this.changed();
    },
    /** Called when the user presses Save, whether or not something changed. */
    touch() {
      dirty = true;
    },
    /** Resolves a conflict with the answers on the screen. */
    insist() {
      if (theirAnswer) takeOver(theirAnswer);
      theirAnswer = undefined;
      isStopped = false;
      dirty = true;
      return flush();
    },
    /** Resolves a conflict with the answers saved by the other side. */
    discard: () => {
      dirty = false;
      isStopped = true;
      show({ is: "idle" });
    },
    stop: () => clearTimeout(timer),
  };
}
export type Saver = ReturnType<typeof createSaver>;

/** The texts of a form, encoded for sending. */
function entriesOf(form: FormData): string {
  const entries = [...form].filter((entry): entry is [string, string] => typeof entry[1] === "string");
  return new URLSearchParams(entries).toString();
}

/**
 * Whether a saved section has exactly the answers that were sent. They are compared as flat form entries without empty
 * ones.
 */
export function sameAnswers(sentBody: string, { values }: SavedAnswer): boolean {
  const entries = [...new URLSearchParams(sentBody)].filter(([name, value]) => value !== "" && !isWindowField(name));
  const flat = flatten(values).filter(([, value]) => value !== "");
  return JSON.stringify(entries.toSorted(byName)) === JSON.stringify(flat.toSorted(byName));
}

const byName = ([one]: [string, string], [other]: [string, string]) => (one < other ? -1 : one > other ? 1 : 0);

/** `{ banks: [{ iban: "X" }] }` → `[["banks[0].iban", "X"]]`. */
export function flatten(value: unknown, name = ""): [string, string][] {
  if (Array.isArray(value))
    return value.flatMap((item, index) =>
      typeof item === "string" ? [[name, item]] : flatten(item, `${name}[${index}]`),
    );
  if (typeof value === "object" && value !== null)
    return Object.entries(value).flatMap(([key, item]) => flatten(item, name ? `${name}.${key}` : key));
  return value === undefined || value === null ? [] : [[name, value as string]];
}
