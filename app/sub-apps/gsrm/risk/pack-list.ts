import { Zip, ZipDeflate } from "fflate";
import { fileMaxBytes } from "~/rules/files/limits";
import { listUnpackedMaxBytes } from "~/rules/sanctions/limits";
import { megabytes } from "~/rules/size";

const isZip = ({ name }: File) => /\.zip$/i.test(name);

/**
 * The files of a list as one upload: the file itself if it is a zip, otherwise a zip of all of them, because published lists
 * exceed the upload limit. Null if there are none, or if they are too large even when compressed.
 */
export async function packList(files: readonly File[]): Promise<File | null> {
  const [first] = files;
  const size = files.reduce((sum, file) => sum + file.size, 0);
  if (!first || size > listUnpackedMaxBytes) return null;
  const packed = files.length === 1 && isZip(first) ? first : await toZip(files);
  return packed.size > fileMaxBytes ? null : packed;
}

const sliceBytes = megabytes(1);
/** A fixed date: the same files always make the same zip, so that an unchanged list is recognised. */
const packedAt = "1980-01-02";

/** Compresses slice by slice, so that the page stays responsive. */
async function toZip(files: readonly File[]): Promise<File> {
  const pieces: BlobPart[] = [];
  const zip = new Zip((error, piece) => {
    if (error) throw error;
    pieces.push(piece as Uint8Array<ArrayBuffer>);
  });
  for (const file of [...files].toSorted((a, b) => a.name.localeCompare(b.name))) {
    const part = new ZipDeflate(file.name, { level: 6 });
    part.mtime = packedAt;
    zip.add(part);
    for (let at = 0; at < file.size; at += sliceBytes)
      part.push(new Uint8Array(await file.slice(at, at + sliceBytes).arrayBuffer()));
    part.push(new Uint8Array(), true);
  }
  zip.end();
  return new File(pieces, "list.zip", { type: "application/zip" });
}
