import "@mantine/core/styles/Overlay.css";
import "@mantine/core/styles/Paper.css";
import "@mantine/core/styles/ModalBase.css";
import "@mantine/core/styles/Modal.css";
import { Modal } from "@mantine/core";
import { useState, useEffect } from "react";
import { useTranslation } from "react-i18next";
import * as z from "zod/mini";
import { paths } from "~/paths";
import { fetchJson } from "~/client/fetch-json";
import { Failure } from "~/gateway/failure";
import { sessionIdleMs, sessionWarningMs } from "~/rules/sign-in/limits";
import { seconds, inSeconds } from "~/rules/time";
import { SignOut } from "../workspace/sign-out";
import { useNewest } from "~/ui/base/use-newest";

type Props = { session: SessionTime; path: string };

/**
 * Warns two minutes before a session ends (§9, S-27); at the end it redirects to sign-in; typed input stays stored
 * (`form-drafts.tsx`).
 */
export function SessionEnd({ session, path }: Props) {
  const { t } = useTranslation("workspace");
  const [isRead, setIsRead] = useState(false);
  const { secondsLeft, canExtend, stay } = useSessionClock(session, () => location.assign(paths.login(path)));
  const goOn = () => (canExtend ? void stay() : setIsRead(true));
  return (
    <Modal.Root opened={secondsLeft !== null && !isRead} onClose={goOn} closeOnClickOutside={false} centered>
      <Modal.Overlay />
      <Modal.Content radius="lg" aria-label={t("sessionEnd.title")}>
        <Modal.Body className="session-end">
          <Modal.Title>{t("sessionEnd.title")}</Modal.Title>
          <p>{canExtend ? t("sessionEnd.idle") : t("sessionEnd.whole")}</p>
          <p className="session-end-clock" role="timer">
            {toMinutes(secondsLeft ?? 0)}
          </p>
          <div className="section-actions">
            <button type="button" className="button-primary" onClick={goOn} data-autofocus>
              {canExtend ? t("sessionEnd.stay") : t("sessionEnd.understood")}
            </button>
            <SignOut />
          </div>
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  );
}

const toMinutes = (left: number) => `${Math.floor(left / 60)}:${String(left % 60).padStart(2, "0")}`;

/** The time before the end of a session at which it warns (§9). */
const warnedMs = sessionIdleMs - sessionWarningMs;
/**
 * If the portal cannot be reached to find out whether a session has ended, the request is repeated after this time, in
 * milliseconds.
 */
const retryMs = seconds(5);

type SessionTime = { leftMs: number; canExtend: boolean };
type TimeLeft = SessionTime | "ended" | "unknown";

const timeLeft: z.ZodMiniType<SessionTime> = z.object({ leftMs: z.number(), canExtend: z.boolean() });

/**
 * Watches the remaining time of the session. Before the warning and before the end it queries the portal, because
 * another tab may have been active; the query does not count as activity (S-27). `end` is called once the session has
 * ended.
 */
function useSessionClock(sessionTime: SessionTime, end: () => void) {
  const [clock, setClock] = useState(() => ({ ...sessionTime, at: Date.now() }));
  const [shownLeft, setShownLeft] = useState(sessionTime);
  const [secondsLeft, setSecondsLeft] = useState<number | null>(null);
  if (shownLeft !== sessionTime) {
    setShownLeft(sessionTime);
    setClock({ ...sessionTime, at: Date.now() });
  }

  const take = useNewest((answer: TimeLeft, endedIfUnknown: boolean) => {
    if (answer === "ended") return end();
    const now = Date.now();
    if (answer === "unknown")
      setClock((before) => (endedIfUnknown ? { ...before, leftMs: retryMs, at: now } : { ...before }));
    else setClock({ ...answer, at: now });
    if (answer !== "unknown" && answer.leftMs > warnedMs) setSecondsLeft(null);
    else setSecondsLeft((before) => before ?? Math.ceil(inSeconds(warnedMs)));
  });

  const isCounting = secondsLeft !== null;
  useEffect(() => {
    let isAsking = false;
    const check = async () => {
      const leftMs = clock.at + clock.leftMs - Date.now();
      if (isCounting && leftMs > 0) return setSecondsLeft(Math.ceil(inSeconds(leftMs)));
      if (leftMs > warnedMs || isAsking) return;
      isAsking = true;
      take(await loadTimeLeft("GET"), leftMs <= 0);
    };
    const wait = clock.at + clock.leftMs - warnedMs - Date.now();
    const timer = isCounting ? setInterval(check, seconds(1)) : setTimeout(check, Math.max(0, wait));
    // Timers are late after the machine slept, or in a background tab.
    document.addEventListener("visibilitychange", check);
    return () => {
      clearTimeout(timer);
      clearInterval(timer);
      document.removeEventListener("visibilitychange", check);
    };
  }, [clock, isCounting, take]);

  return {
    /** Seconds until the end, from two minutes before it. Null until then. */
    secondsLeft,
    canExtend: clock.canExtend,
    stay: async () => take(await loadTimeLeft("POST"), false),
  };
}

async function loadTimeLeft(method: "GET" | "POST"): Promise<TimeLeft> {
  try {
    const sessionTime = await fetchJson(paths.workspaceSession, timeLeft, { method });
    return sessionTime.leftMs > 0 ? sessionTime : "ended";
  } catch (error) {
    return error instanceof Failure && error.status === 401 ? "ended" : "unknown";
  }
}
