import makeQrCode from "qrcode-generator";
import sharp from "sharp";

/** A QR code as a PNG, with the quiet zone of the standard; `cell` is the side of a module in pixels. */
export async function qrPicture(text: string, cell = 6): Promise<Buffer> {
  const code = makeQrCode(0, "M");
  // The library treats each character as a byte.
  code.addData(Buffer.from(text).toString("latin1"), "Byte");
  code.make();
  const quiet = 4;
  const side = (code.getModuleCount() + 2 * quiet) * cell;
  const isDark = (x: number, y: number) => {
    const [row, column] = [Math.floor(y / cell) - quiet, Math.floor(x / cell) - quiet];
    const isInside = [row, column].every((place) => place >= 0 && place < code.getModuleCount());
    return isInside && code.isDark(row, column);
  };
  const pixels = Buffer.alloc(side * side);
  for (let at = 0; at < pixels.length; at++) pixels[at] = isDark(at % side, Math.floor(at / side)) ? 0 : 255;
  return sharp(pixels, { raw: { width: side, height: side, channels: 1 } })
    .png()
    .toBuffer();
}

type Look = { rotate?: number; noise?: number; blur?: number; background?: string; quality?: number; cell?: number };

/** A scanned or photographed licence: the code in a corner of a page with lines on it, in varying quality. */
export async function licencePicture(text: string, look: Look = {}): Promise<Buffer> {
  const { rotate = 0, noise = 0, blur = 0, background = "#f4efe1", quality = 85, cell = 6 } = look;
  const [width, height] = [1400, 1000];
  const lines = Array.from(
    { length: 12 },
    (_, at) => `<rect x="120" y="${220 + at * 50}" width="${400 + ((at * 97) % 420)}" height="14" fill="#444"/>`,
  );
  const page = `<svg width="${width}" height="${height}">
    <rect width="100%" height="100%" fill="${background}"/>
    <rect x="30" y="30" width="1340" height="940" fill="none" stroke="#b8860b" stroke-width="12"/>
    <rect x="420" y="90" width="560" height="60" fill="#a00"/>${lines.join("")}</svg>`;
  const plain = await sharp(Buffer.from(page))
    .composite([{ input: await qrPicture(text, cell), left: 1010, top: 620 }])
    .png()
    .toBuffer();
  const turned = await sharp(plain).rotate(rotate, { background }).png().toBuffer();
  const taken = sharp(blur ? await sharp(turned).blur(blur).toBuffer() : turned);
  const { width: wide, height: high } = await sharp(turned).metadata();
  const grain = { width: wide, height: high, channels: 3 as const, background: "#808080" };
  const noisy = noise
    ? taken.composite([
        {
          input: await sharp({ create: { ...grain, noise: { type: "gaussian", mean: 128, sigma: noise } } })
            .png()
            .toBuffer(),
          blend: "overlay",
        },
      ])
    : taken;
  return noisy.jpeg({ quality }).toBuffer();
}
