import {
  getDocument,
  GlobalWorkerOptions,
  type PDFDocumentProxy,
  type PDFPageProxy,
  type RenderTask,
} from "pdfjs-dist/legacy/build/pdf.mjs";
// oxlint-disable-next-line import/default -- Vite resolves this to the URL of the file
import workerAddress from "pdfjs-dist/legacy/build/pdf.worker.min.mjs?url";
import { addPage, type Document, type OpenedDocument, toWidth } from "./view";

/** The URL of a resource that PDF.js loads on demand, next to this page. */
const part = (name: string) => new URL(`./${name}/`, location.href).href;

/** Images inside a document with more pixels than this are not drawn. */
const mostPixels = 60_000_000;
/** Pages within this distance of the viewport, in CSS pixels, are drawn; the memory of all others is released. */
const near = "800px";

/** Renders a PDF, each page when it comes near the viewport. Throws if the file is not a PDF, is broken, or needs a password. */
export async function openPdf(parent: HTMLElement, { bytes, words }: Document): Promise<OpenedDocument> {
  GlobalWorkerOptions.workerPort ??= await startWorker();
  const pdf = await getDocument({
    data: bytes,
    cMapUrl: part("cmaps"),
    standardFontDataUrl: part("standard_fonts"),
    wasmUrl: part("wasm"),
    iccUrl: part("iccs"),
    maxImageSize: mostPixels,
    enableXfa: false,
    disableWorkerRendering: true,
  }).promise;
  const first = await pdf.getPage(1);
  const pages = Array.from({ length: pdf.numPages }, (_, at) =>
    toPage(pdf, addPage(parent, words.page.replace("#", String(at + 1))), at + 1),
  );
  let [zoom, turn] = [1, 0];
  const layOut = () => {
    const { width, height } = first.getViewport({ scale: 1, rotation: first.rotate + turn });
    for (const page of pages) page.layOut(toWidth(zoom), height / width, turn);
  };
  layOut();
  addEventListener("resize", layOut);
  return {
    pages: pdf.numPages,
    zoom(factor) {
      zoom = factor;
      layOut();
    },
    turn() {
      turn += 90;
      layOut();
    },
  };
}

/**
 * The frame has an opaque origin, so the worker starts from a blob. Only a classic script can start from such a blob, and
 * it loads the modules. A message posted before the code is loaded would be lost, so the portal waits for it.
 */
async function startWorker(): Promise<Worker> {
  const code = `import(${JSON.stringify(new URL(workerAddress, location.href).href)});`;
  const worker = new Worker(URL.createObjectURL(new Blob([code], { type: "text/javascript" })));
  await new Promise((resolve, reject) => {
    worker.addEventListener("message", resolve, { once: true });
    worker.addEventListener("error", reject, { once: true });
  });
  return worker;
}

/** A page that is drawn while it is near the viewport. */
function toPage(pdf: PDFDocumentProxy, element: HTMLElement, number: number) {
  let isNear = false;
  let task: RenderTask | undefined;
  let place = { width: 0, turn: 0 };

  async function draw() {
    const page = await pdf.getPage(number);
    if (!isNear) return;
    task?.cancel();
    const canvas = document.createElement("canvas");
    const rotation = page.rotate + place.turn;
    const { width } = page.getViewport({ scale: 1, rotation });
    const viewport = page.getViewport({ scale: (place.width / width) * devicePixelRatio, rotation });
    canvas.width = Math.ceil(viewport.width);
    canvas.height = Math.ceil(viewport.height);
    element.style.height = `${viewport.height / devicePixelRatio}px`;
    task = page.render({ canvas, viewport });
    await task.promise;
    element.replaceChildren(canvas, await writeText(page));
  }

  function erase() {
    task?.cancel();
    element.replaceChildren();
  }

  const observer = new IntersectionObserver(
    ([entry]) => {
      isNear = entry?.isIntersecting === true;
      if (isNear) draw().catch(ignoreCancelled);
      else erase();
    },
    { rootMargin: near },
  );
  observer.observe(element);
  return {
    layOut(width: number, ratio: number, turn: number) {
      place = { width, turn };
      element.style.width = `${width}px`;
      element.style.height = `${width * ratio}px`;
      if (isNear) draw().catch(ignoreCancelled);
    },
  };
}

/** The text layer of a page, for screen readers. */
async function writeText(page: PDFPageProxy): Promise<HTMLElement> {
  const text = document.createElement("p");
  text.className = "page-text";
  const { items } = await page.getTextContent();
  text.textContent = items.map((item) => ("str" in item ? item.str + (item.hasEOL ? "\n" : "") : "")).join(" ");
  return text;
}

/**
 * Drawing was cancelled because the page is redrawn or has left the viewport. A page that cannot be drawn stays blank.
 */
function ignoreCancelled(): void {}
