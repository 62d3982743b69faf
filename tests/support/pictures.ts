import sharp from "sharp";

/** A picture of two colours, side by side: what is cut out of it can be told. */
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

/** Red, green and blue of a picture, on the average, 0 to 255. */
export async function averageColour(picture: Buffer): Promise<[red: number, green: number, blue: number]> {
  const { channels } = await sharp(picture).stats();
  const [red, green, blue] = channels.map(({ mean }) => mean);
  return [red ?? 0, green ?? 0, blue ?? 0];
}
