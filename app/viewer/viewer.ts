import { type FromViewer, parseToViewer, type ToViewer } from "~/rules/files/viewer";
import { openPdf } from "./pdf";
import { openPicture } from "./picture";
import type { OpenedDocument } from "./view";

/*
 * Shows one document in a sandboxed frame: the content of the document cannot reach the portal. The portal posts the
 * bytes and receives whether they could be displayed. This page loads only the viewer's own files.
 */
const pages = document.getElementById("pages")!;
let openDocument: OpenedDocument | undefined;

const send = (message: FromViewer) => parent.postMessage(message, "*");

addEventListener("message", ({ source, data }) => {
  if (source !== parent) return;
  const message = parseToViewer(data);
  if (message?.kind === "open") void open(message);
  if (message?.kind === "zoom") openDocument?.zoom(message.factor);
  if (message?.kind === "turn") openDocument?.turn();
});

async function open({ bytes, type, words }: Extract<ToViewer, { kind: "open" }>) {
  document.documentElement.lang = words.language;
  try {
    openDocument = await (type === "application/pdf" ? openPdf : openPicture)(pages, { bytes, type, words });
    send({ kind: "shown", pages: openDocument.pages });
  } catch (error) {
    send({ kind: "failed", isTooLarge: error instanceof RangeError });
  }
}

send({ kind: "ready" });
