import "./document-frame.css";
import { useEffect, useImperativeHandle, useRef, useState, type Ref } from "react";
import { useTranslation } from "react-i18next";
import { viewerMs } from "~/rules/limits/screens";
import { parseFromViewer, type ToViewer, viewerPath } from "~/rules/files/viewer";
import { Loading } from "~/ui/loading/loading";
import { useNewest } from "~/ui/base/use-newest";

/** Changes the view of the displayed document. */
export type FrameControls = { zoom: (factor: number) => void; turn: () => void };
type State = "waiting" | "shown" | "failed" | "tooLarge";

/** The share of a frame that has to be in view before its document counts as seen. */
const seenShare = 0.5;

type Props = {
  /** The accessible name of the frame. */
  title: string;
  type: string;
  /** Loads the bytes; called once per frame. */
  load: (signal: AbortSignal) => Promise<ArrayBuffer>;
  controls: Ref<FrameControls>;
  /** Called once the document is shown and half of its frame is in view. */
  onSeen?: (() => void) | undefined;
};

/**
 * A PDF or an image in a sandboxed frame (`app/viewer`), which receives the bytes as a message. If a document is
 * broken, too large or does not respond, it is replaced with a message; the surrounding page keeps working.
 */
export function DocumentFrame({ title, type, load, controls, onSeen }: Props) {
  const { t, i18n } = useTranslation();
  const frame = useRef<HTMLIFrameElement>(null);
  const [state, setState] = useState<State>("waiting");
  const post = (message: ToViewer, transfer: Transferable[] = []) =>
    frame.current?.contentWindow?.postMessage(message, "*", transfer);
  useImperativeHandle(controls, () => ({
    zoom: (factor) => post({ kind: "zoom", factor }),
    turn: () => post({ kind: "turn" }),
  }));
  const words = useNewest(() => ({
    language: i18n.language,
    page: t("document.page", { page: "#" }),
    picture: title,
  }));
  const loadNow = useNewest(load);
  useEffect(() => {
    const end = new AbortController();
    const late = setTimeout(() => setState((current) => (current === "waiting" ? "failed" : current)), viewerMs);
    async function open() {
      const bytes = await loadNow(end.signal).catch(() => null);
      if (end.signal.aborted) return;
      if (bytes === null) return setState("failed");
      post({ kind: "open", bytes, type, words: words() }, [bytes]);
    }
    const hear = ({ source, data }: MessageEvent) => {
      if (source === null || source !== frame.current?.contentWindow) return;
      const message = parseFromViewer(data);
      if (message?.kind === "ready") void open();
      if (message?.kind === "shown") setState("shown");
      if (message?.kind === "failed") setState(message.isTooLarge ? "tooLarge" : "failed");
    };
    addEventListener("message", hear);
    return () => {
      removeEventListener("message", hear);
      clearTimeout(late);
      end.abort();
    };
  }, [type, words, loadNow]);
  const announceSeen = useNewest(() => onSeen?.());
  useEffect(() => {
    if (state !== "shown" || !frame.current) return undefined;
    const watch = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        watch.disconnect();
        announceSeen();
      },
      { threshold: seenShare },
    );
    watch.observe(frame.current);
    return () => watch.disconnect();
  }, [state, announceSeen]);
  return (
    <div className="document-frame">
      {state === "waiting" ? <Loading /> : null}
      {state === "failed" || state === "tooLarge" ? (
        <p className="notice notice-warning" role="status">
          {t(`document.${state}`)}
        </p>
      ) : null}
      <iframe
        ref={frame}
        className="document-sheet"
        title={title}
        src={viewerPath}
        sandbox="allow-scripts"
        hidden={state === "failed" || state === "tooLarge"}
      />
    </div>
  );
}
