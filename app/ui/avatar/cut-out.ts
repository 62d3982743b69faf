import { type Crop, squareOf } from "./crop";

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
