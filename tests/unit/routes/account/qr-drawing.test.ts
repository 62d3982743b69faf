import jsQr from "jsqr";
import sharp from "sharp";
import { expect, test } from "vitest";
import { toAuthenticatorUri } from "~/rules/sign-in/authenticator";
import { drawQrCode } from "~/routes/account/qr-drawing.server";

/** Returns the text that a camera reads in a drawing, at six pixels per module. */
async function readDrawing({ size, path }: ReturnType<typeof drawQrCode>): Promise<string | undefined> {
  const side = size * 6;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}" viewBox="0 0 ${size} ${size}"
    shape-rendering="crispEdges"><path fill="#fff" d="M0 0h${size}v${size}h-${size}z"/><path d="${path}"/></svg>`;
  const { data, info } = await sharp(Buffer.from(svg)).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return jsQr(new Uint8ClampedArray(data), info.width, info.height)?.data;
}

test.each([
  ["星澜终端", "supplier"],
  ["Starlan Devices", `${"long.name".repeat(20)}@yuanhang.example`],
])("a camera can read the setup code of %s", async (issuer, account) => {
  const uri = toAuthenticatorUri({ issuer, account, secret: "GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ" });
  expect(await readDrawing(drawQrCode(uri))).toBe(uri);
});
