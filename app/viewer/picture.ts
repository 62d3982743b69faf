import { imageSize } from "image-size";
import { addPage, type Document, type OpenedDocument, toWidth } from "./view";

/** More pixels than this are not decoded: an image of 60 megapixels needs 240 MB of memory. */
const mostPixels = 60_000_000;

/** Shows an image. Throws RangeError if it has too many pixels, and the browser's own error if it is corrupt. */
export async function openPicture(parent: HTMLElement, { bytes, type, words }: Document): Promise<OpenedDocument> {
  const { width: wide, height: high } = imageSize(new Uint8Array(bytes));
  if (wide * high > mostPixels) throw new RangeError();
  const image = new Image();
  image.alt = words.picture;
  image.src = URL.createObjectURL(new Blob([bytes], { type }));
  await image.decode();
  const page = addPage(parent, words.picture);
  page.append(image);
  let [zoom, quarters] = [1, 0];
  const draw = () => {
    const isTurned = quarters % 2 === 1;
    const width = toWidth(zoom);
    page.style.width = `${width}px`;
    const ratio = image.naturalHeight / image.naturalWidth;
    page.style.height = `${width * (isTurned ? 1 / ratio : ratio)}px`;
    image.style.width = isTurned ? page.style.height : page.style.width;
    image.style.height = isTurned ? page.style.width : page.style.height;
    image.style.position = "absolute";
    image.style.top = image.style.left = "50%";
    image.style.transform = `translate(-50%, -50%) rotate(${quarters * 90}deg)`;
  };
  draw();
  addEventListener("resize", draw);
  return {
    pages: 1,
    zoom(factor) {
      zoom = factor;
      draw();
    },
    turn() {
      quarters += 1;
      draw();
    },
  };
}
