import sharp from "sharp";

const columns = 6;
const gap = 12;
const background = "#d7dde6";

/** Puts pictures side by side on a sheet, each as wide as a column, each in the shortest column so far. */
export async function contactSheet(pictures: readonly Buffer[], columnWidth: number): Promise<Buffer> {
  const heights = Array.from({ length: columns }, () => gap);
  const placed = [];
  for (const picture of pictures) {
    const { data, info } = await sharp(picture)
      .resize({ width: columnWidth, kernel: "lanczos3" })
      .png()
      .toBuffer({ resolveWithObject: true });
    const height = Math.min(...heights);
    const column = heights.indexOf(height);
    placed.push({ input: data, left: gap + column * (columnWidth + gap), top: height });
    heights[column] = height + info.height + gap;
  }
  const width = gap + columns * (columnWidth + gap);
  return sharp({ create: { width, height: Math.max(...heights), channels: 3, background } })
    .composite(placed)
    .webp({ quality: 60, effort: 6 })
    .toBuffer();
}
