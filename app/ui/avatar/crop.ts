/** The size of a picture, in pixels. */
type Size = { width: number; height: number };
/** The crop square of a picture: its centre in the picture's pixels, and the zoom factor. */
export type Crop = { x: number; y: number; zoom: number };

/** The maximum zoom. At 1, the square is as wide as the shorter side of the picture. */
export const largestZoom = 4;

const sideAt = ({ width, height }: Size, zoom: number) => Math.min(width, height) / zoom;
const between = (least: number, value: number, most: number) => Math.min(Math.max(value, least), most);

/** The initial crop: the largest square in the centre. */
export const middleOf = ({ width, height }: Size): Crop => ({ x: width / 2, y: height / 2, zoom: 1 });

/** The nearest square inside the picture. */
function inside({ x, y, zoom }: Crop, size: Size): Crop {
  const half = sideAt(size, zoom) / 2;
  return { x: between(half, x, size.width - half), y: between(half, y, size.height - half), zoom };
}

/** Moves the picture to the right and down, in multiples of the square's side. */
export const moveCrop = ({ x, y, zoom }: Crop, size: Size, right: number, down: number): Crop =>
  inside({ x: x - right * sideAt(size, zoom), y: y - down * sideAt(size, zoom), zoom }, size);

/** Zooms around the middle, as far as the square stays inside the picture. */
export const zoomCrop = ({ x, y }: Crop, size: Size, zoom: number): Crop =>
  inside({ x, y, zoom: between(1, zoom, largestZoom) }, size);

/** The square in the picture's pixels, for a canvas. */
export function squareOf({ x, y, zoom }: Crop, size: Size): { left: number; top: number; side: number } {
  const side = sideAt(size, zoom);
  return { left: x - side / 2, top: y - side / 2, side };
}

/** Twice the stored size, because the base API downscales with better quality. */
const sentPx = 512;

/** Draws the cropped picture onto a white canvas. */
export function drawCrop(canvas: HTMLCanvasElement, picture: ImageBitmap, crop: Crop): void {
  const context = canvas.getContext("2d");
  if (!context) return;
  const { left, top, side } = squareOf(crop, picture);
  context.fillStyle = "#fff";
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.imageSmoothingQuality = "high";
  context.drawImage(picture, left, top, side, side, 0, 0, canvas.width, canvas.height);
}

/** The cropped picture as a file. */
export function cutOut(picture: ImageBitmap, crop: Crop): Promise<File> {
  const canvas = document.createElement("canvas");
  canvas.width = sentPx;
  canvas.height = sentPx;
  drawCrop(canvas, picture, crop);
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) =>
        blob ? resolve(new File([blob], "avatar.jpg", { type: blob.type })) : reject(new Error("canvas is empty")),
      "image/jpeg",
      0.92,
    );
  });
}
