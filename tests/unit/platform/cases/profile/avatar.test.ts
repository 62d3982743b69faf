import { readdir } from "node:fs/promises";
import sharp from "sharp";
import { expect } from "vitest";
import { account, profile } from "~/contract";
import { avatarMaxBytes } from "~/rules/profile/avatar";
import { onEveryEngine } from "../../../../support/platform";
import { hugePng } from "../../../../support/platform-pictures";
import { codeOf, refusalOf } from "../../../../support/platform-refusal";
import { signedIn } from "../../../../support/platform-sign-in";
import { workedMs } from "../../../../support/processor-time";

const blank = (format: "png" | "jpeg", background = "#3081f2", width = 600, height = 400) =>
  sharp({ create: { width, height, channels: 3, background } })
    .toFormat(format)
    .toBuffer();
const file = (bytes: Uint8Array | string, name: string) => new File([bytes as BlobPart], name);
const padded = async (bytes: number) => {
  const picture = await blank("jpeg");
  return Buffer.concat([picture, Buffer.alloc(bytes - picture.length)]);
};
type Call = Awaited<ReturnType<typeof signedIn>>["call"];
const put = (call: Call, avatarPicture: File) => call(profile.updateAvatarPicture, { avatarPicture });
const idIn = (address: string | null) => address?.split("/").at(-1) ?? "";
const bytesOf = async (call: Call, address: string | null) => {
  const response = await call(profile.avatarPicture, { pictureId: idIn(address) });
  return { response, bytes: new Uint8Array(await response.arrayBuffer()) };
};

/** The number of files in the storage. */
async function countStored(folder: string): Promise<number> {
  const names = await readdir(folder, { recursive: true });
  return names.filter((name) => /[\da-f]{32}$/.test(name)).length;
}

onEveryEngine((test) => {
  test("a picture becomes a square JPEG of 256 px, and the shell gets its URL", async ({ platform }) => {
    const { call } = await signedIn(platform, "supplier");
    expect((await call(profile.currentUser, {})).avatarPicture).toBeNull();
    const { avatarPicture } = await put(call, file(await blank("png"), "我.PNG"));
    expect((await call(profile.currentUser, {})).avatarPicture).toBe(avatarPicture);
    expect((await call(account.init, { reload: false })).user.avatarPicture).toBe(avatarPicture);
    const { response, bytes } = await bytesOf(call, avatarPicture);
    expect(response.headers.get("content-type")).toBe("image/jpeg");
    expect(response.headers.get("cache-control")).toMatch(/^private/);
    expect(await sharp(bytes).metadata()).toMatchObject({ width: 256, height: 256, format: "jpeg" });
  });

  test("another picture gets another URL, and nothing of the previous one is left", async ({ platform, setup }) => {
    const { call } = await signedIn(platform, "supplier");
    const before = await countStored(setup.folder);
    const first = await put(call, file(await blank("png"), "a.png"));
    const second = await put(call, file(await blank("jpeg", "#c4232b"), "b.jpeg"));
    expect(second.avatarPicture).not.toBe(first.avatarPicture);
    expect(await refusalOf(bytesOf(call, first.avatarPicture))).toMatchObject({ status: 404 });
    expect(await countStored(setup.folder)).toBe(before + 1);
  });

  test("pictures set at the same time leave only one", async ({ platform, setup }) => {
    const { call } = await signedIn(platform, "supplier");
    const before = await countStored(setup.folder);
    const picture = await blank("png");
    await Promise.all(Array.from({ length: 6 }, () => put(call, file(picture, "a.png"))));
    const { avatarPicture } = await call(profile.currentUser, {});
    expect((await bytesOf(call, avatarPicture)).response.status).toBe(200);
    expect(await countStored(setup.folder)).toBe(before + 1);
  });

  test("only the owner can see a picture", async ({ platform, call: anybody }) => {
    const { call } = await signedIn(platform, "supplier");
    const { avatarPicture } = await put(call, file(await blank("png"), "a.png"));
    const { call: other } = await signedIn(platform, "admin");
    expect(await refusalOf(bytesOf(other, avatarPicture))).toMatchObject({ status: 404, code: "file.unknown" });
    expect(await refusalOf(bytesOf(anybody, avatarPicture))).toMatchObject({ status: 401 });
    expect(await refusalOf(put(anybody, file(await blank("png"), "a.png")))).toMatchObject({ status: 401 });
  });

  test("an unsupported format and an oversized picture are rejected with different codes", async ({ platform }) => {
    const { call } = await signedIn(platform, "supplier");
    const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
    for (const wrong of [
      file("only text", "renamed.jpg"),
      file(svg, "picture.svg"),
      file(svg, "picture.png"),
      file(await blank("png"), "picture.gif"),
      file(await blank("png"), "png"),
      file(
        await sharp(await blank("png"))
          .gif()
          .toBuffer(),
        "picture.png",
      ),
      file((await blank("jpeg")).subarray(0, 400), "cut.jpg"),
    ])
      expect(await refusalOf(put(call, wrong)), wrong.name).toMatchObject({ status: 422, code: "avatar.format" });
    expect(await refusalOf(put(call, file(await padded(avatarMaxBytes + 1), "a.jpg")))).toMatchObject({
      status: 413,
      code: "avatar.size",
    });
    expect(await codeOf(put(call, file(await padded(5 * avatarMaxBytes), "a.jpg")))).toBe("avatar.size");
    expect(await codeOf(put(call, file("", "a.jpg")))).toBe("avatar.required");
    expect((await call(profile.currentUser, {})).avatarPicture).toBeNull();
    expect(await codeOf(put(call, file(await padded(avatarMaxBytes), "a.jpg")))).toBe("answered");
  });

  test("a small file that unpacks to a huge picture is rejected before it is unpacked", async ({ platform }) => {
    const { call } = await signedIn(platform, "supplier");
    const before = process.cpuUsage();
    expect(await codeOf(put(call, file(hugePng(), "bomb.png")))).toBe("avatar.format");
    expect(workedMs(before)).toBeLessThan(2000);
  });

  test("everything but the pixels of the file is removed", async ({ platform }) => {
    const { call } = await signedIn(platform, "supplier");
    const tagged = await sharp(await blank("jpeg"))
      .withExif({ IFD3: { GPSLatitudeRef: "N", GPSLatitude: "51/1 30/1 3230/100" } })
      .toBuffer();
    const polyglot = Buffer.concat([tagged, Buffer.from("<script>alert(1)</script>")]);
    const { avatarPicture } = await put(call, file(polyglot, "a.jpg"));
    const { bytes } = await bytesOf(call, avatarPicture);
    expect((await sharp(bytes).metadata()).exif).toBeUndefined();
    expect(Buffer.from(bytes).includes("script")).toBe(false);
  });

  test("one client address can upload twenty pictures a minute", async ({ platform }) => {
    const { call } = await signedIn(platform, "supplier");
    const picture = await blank("png", "#fff", 8, 8);
    for (let sent = 0; sent < 20; sent++) await put(call, file(picture, "a.png"));
    expect(await codeOf(put(call, file(picture, "a.png")))).toBe("file.tooOften");
  });
});
