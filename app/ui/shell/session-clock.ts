import { useEffect, useState } from "react";
import { paths } from "~/paths";
import { sessionIdleMs, sessionWarningMs } from "~/rules/limits";

/** So long before its end a session warns (§9). */
const warnedMs = sessionIdleMs - sessionWarningMs;
/** Where the portal cannot be asked whether a session has ended, it is asked again after this, in milliseconds. */
const retryMs = 5000;
const secondMs = 1000;

export type Left = { leftMs: number; canExtend: boolean };
type Answer = Left | "ended" | "unknown";

/**
 * Watches how long the session lasts. Before it warns and before it ends it asks the portal, which does not count as a
 * use (S-27): another tab may have been at work. `end` is called once it is over.
 */
export function useSessionClock(left: Left, end: () => void) {
  const [known, setKnown] = useState(() => ({ ...left, at: Date.now() }));
  const [told, setTold] = useState(left);
  const [secondsLeft, setSecondsLeft] = useState<number | null>(null);
  if (told !== left) {
    setTold(left);
    setKnown({ ...left, at: Date.now() });
  }

  function take(answer: Answer, endedIfUnknown: boolean) {
    if (answer === "ended") return end();
    const now = Date.now();
    if (answer === "unknown")
      setKnown((before) => (endedIfUnknown ? { ...before, leftMs: retryMs, at: now } : { ...before }));
    else setKnown({ ...answer, at: now });
    if (answer !== "unknown" && answer.leftMs > warnedMs) setSecondsLeft(null);
    else setSecondsLeft((before) => before ?? Math.ceil(warnedMs / secondMs));
  }

  useEffect(() => {
    let isAsking = false;
    const check = async () => {
      const leftMs = known.at + known.leftMs - Date.now();
      if (secondsLeft !== null && leftMs > 0) return setSecondsLeft(Math.ceil(leftMs / secondMs));
      if (leftMs > warnedMs || isAsking) return;
      isAsking = true;
      take(await ask("GET"), leftMs <= 0);
    };
    const wait = known.at + known.leftMs - warnedMs - Date.now();
    const timer = secondsLeft === null ? setTimeout(check, Math.max(0, wait)) : setInterval(check, secondMs);
    // A machine that slept, or a tab put aside, has slow timers.
    document.addEventListener("visibilitychange", check);
    return () => {
      clearTimeout(timer);
      clearInterval(timer);
      document.removeEventListener("visibilitychange", check);
    };
  }, [known, secondsLeft === null]);

  return {
    /** Seconds until the end, from two minutes before it; null: there is no need to speak of it. */
    secondsLeft,
    canExtend: known.canExtend,
    stay: async () => take(await ask("POST"), false),
  };
}

async function ask(method: "GET" | "POST"): Promise<Answer> {
  try {
    const response = await fetch(paths.workspaceSession, { method, headers: { accept: "application/json" } });
    if (response.status === 401) return "ended";
    if (!response.ok) return "unknown";
    const left = (await response.json()) as Left;
    return left.leftMs > 0 ? left : "ended";
  } catch {
    return "unknown";
  }
}
