import sharp from "sharp";

/** A picture in two colours, side by side, so that a crop of it can be recognised. */
export async function twoColours(left = "#d01020", right = "#1030d0"): Promise<Buffer> {
  const half = (background: string) =>
    sharp({ create: { width: 300, height: 300, channels: 3, background } })
      .png()
      .toBuffer();
  return sharp({ create: { width: 600, height: 300, channels: 3, background: left } })
    .composite([{ input: await half(right), left: 300, top: 0 }])
    .png()
    .toBuffer();
}

/** The average red, green and blue of a picture, 0 to 255. */
export async function averageColour(picture: Buffer): Promise<[red: number, green: number, blue: number]> {
  const { channels } = await sharp(picture).stats();
  const [red, green, blue] = channels.map(({ mean }) => mean);
  return [red ?? 0, green ?? 0, blue ?? 0];
}

/**
 * The factor by which pictures are scaled down before they are compared: the edges of letters blur, a block that has
 * moved by a few pixels still shows.
 */
const shrink = 4;
/** The tolerated difference of a cell (0 to 255), and the share of cells that differ by more between machines. */
const sameShade = 24;
const sameShare = 0.002;
/** The number of cells by which one picture may be taller than the other. */
const sameHeight = 2;

/** The grey levels of a screenshot. */
export async function shadesOf(screenshot: Buffer): Promise<Buffer> {
  const { width } = await sharp(screenshot).metadata();
  return sharp(screenshot)
    .flatten({ background: "#fff" })
    .greyscale()
    .resize({ width: Math.round(width / shrink), kernel: "cubic" })
    .blur(1)
    .png({ palette: true, colours: 16, compressionLevel: 9 })
    .toBuffer();
}

/** How two greyscale pictures differ, or "" if at most this share of their cells does. */
export async function differenceOf(shades: Buffer, expected: Buffer, share = sameShare): Promise<string> {
  const [one, other] = await Promise.all([shades, expected].map(cellsOf));
  if (!one || !other) return "no picture";
  const size = ({ info }: Cells) => `${info.width * shrink} × ${info.height * shrink} px`;
  if (one.info.width !== other.info.width || Math.abs(one.info.height - other.info.height) > sameHeight)
    return `${size(one)} instead of ${size(other)}`;
  const different = one.data.filter((shade, at) => !isNear(shade, other, at)).length;
  const differentShare = different / one.data.length;
  return differentShare > share ? `${(differentShare * 100).toFixed(2)} % of it differs` : "";
}

type Cells = { data: Buffer; info: { width: number; height: number } };

/** Whether a cell has the shade of its place, or of the place above or below: lines of text are not as high everywhere. */
const isNear = (shade: number, { data, info }: Cells, at: number) =>
  [0, -info.width, info.width].some((away) => Math.abs(shade - (data[at + away] ?? 255)) <= sameShade);

const cellsOf = (picture: Buffer) => sharp(picture).greyscale().raw().toBuffer({ resolveWithObject: true });
