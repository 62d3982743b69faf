import { isHeifMark, isPictureName } from "~/rules/files/heif-mark";

/**
 * Converts a HEIF picture, the format of many phones, to JPEG. Other files are unchanged. Null if the browser cannot
 * read the picture.
 */
export async function withoutHeif(file: File): Promise<File | null> {
  if (!isPictureName(file.name) || !isHeifMark(await file.slice(4, 12).text())) return file;
  const { convertHeif } = await import("./convert-heif");
  return convertHeif(file);
}
