/** A picture's measures, in pixels. */
type Size = { width: number; height: number };
/** The square that is cut out of a picture: its middle in the picture's pixels, and how many times it is enlarged. */
export type Crop = { x: number; y: number; zoom: number };

/** As large as it gets: at 1 the square is as wide as the picture's shorter side. */
export const largestZoom = 4;

const sideAt = ({ width, height }: Size, zoom: number) => Math.min(width, height) / zoom;
const between = (least: number, value: number, most: number) => Math.min(Math.max(value, least), most);

/** The largest square in the middle, cut out unless the user changes it. */
export const middleOf = ({ width, height }: Size): Crop => ({ x: width / 2, y: height / 2, zoom: 1 });

/** The nearest square that lies inside the picture. */
function inside({ x, y, zoom }: Crop, size: Size): Crop {
  const half = sideAt(size, zoom) / 2;
  return { x: between(half, x, size.width - half), y: between(half, y, size.height - half), zoom };
}

/** The picture moved to the right and down, in sides of the square. */
export const moveCrop = ({ x, y, zoom }: Crop, size: Size, right: number, down: number): Crop =>
  inside({ x: x - right * sideAt(size, zoom), y: y - down * sideAt(size, zoom), zoom }, size);

/** Zooms around the middle, as far as the square stays inside the picture. */
export const zoomCrop = ({ x, y }: Crop, size: Size, zoom: number): Crop =>
  inside({ x, y, zoom: between(1, zoom, largestZoom) }, size);

/** The square in the picture's pixels, as a canvas takes it. */
export function squareOf({ x, y, zoom }: Crop, size: Size): { left: number; top: number; side: number } {
  const side = sideAt(size, zoom);
  return { left: x - side / 2, top: y - side / 2, side };
}

/** Twice the stored size: the base API makes it smaller, and does that better. */
const sentPx = 512;

/** Draws the cut-out over a whole canvas, on white. */
export function drawCrop(canvas: HTMLCanvasElement, picture: ImageBitmap, crop: Crop): void {
  const context = canvas.getContext("2d");
  if (!context) return;
  const { left, top, side } = squareOf(crop, picture);
  context.fillStyle = "#fff";
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.imageSmoothingQuality = "high";
  context.drawImage(picture, left, top, side, side, 0, 0, canvas.width, canvas.height);
}

/** The cut-out as a separate picture. */
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
