/** The maximum number of pixels of a converted picture, which is the canvas limit of older phones. */
const mostPixels = 4096 * 4096;

/** The name of a picture once it is a JPEG: IMG_2031.HEIC becomes IMG_2031.jpg. */
export const jpegName = (name: string): string => name.replace(/\.(?:hei[cf]|jpe?g|png)$/i, "") + ".jpg";

/** The size of the converted picture: the original size, unless it has too many pixels. */
export function fitPixels(width: number, height: number): { width: number; height: number } {
  const scale = Math.min(1, Math.sqrt(mostPixels / (width * height)));
  return { width: Math.max(1, Math.floor(width * scale)), height: Math.max(1, Math.floor(height * scale)) };
}
