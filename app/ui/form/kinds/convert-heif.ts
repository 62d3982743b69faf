import { fitPixels, jpegName } from "~/rules/files/jpeg-of-heif";

/** The JPEG quality of a converted picture, at which small print stays sharp. */
const quality = 0.92;

/** Converts a HEIF picture to JPEG. Null if the browser cannot read it. */
export async function convertHeif(file: File): Promise<File | null> {
  const jpeg = await toJpeg(file).catch(() => null);
  return jpeg && new File([jpeg], jpegName(file.name), { type: jpeg.type, lastModified: file.lastModified });
}

async function toJpeg(file: File): Promise<Blob | null> {
  const picture = await createImageBitmap(file).catch(() => loadImage(file));
  const canvas = Object.assign(document.createElement("canvas"), fitPixels(picture.width, picture.height));
  const context = canvas.getContext("2d");
  if (!context) return null;
  // A JPEG has no transparency; without a background, transparent areas would be black.
  context.fillStyle = "#fff";
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve) => {
    canvas.toBlob(resolve, "image/jpeg", quality);
  });
}

/** Some browsers decode such a picture only in an image element. */
async function loadImage(file: File): Promise<HTMLImageElement> {
  const image = new Image();
  const address = URL.createObjectURL(file);
  image.src = address;
  try {
    await image.decode();
    return image;
  } finally {
    URL.revokeObjectURL(address);
  }
}
