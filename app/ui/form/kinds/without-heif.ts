import { isHeifMark, isPictureName } from "~/rules/files/heif-mark";

/** A file as it can be stored: a HEIF picture, as phones make them, is converted. Null where the browser cannot read it. */
export async function withoutHeif(file: File): Promise<File | null> {
  if (!isPictureName(file.name) || !isHeifMark(await file.slice(4, 12).text())) return file;
  const { convertHeif } = await import("./convert-heif");
  return convertHeif(file);
}
