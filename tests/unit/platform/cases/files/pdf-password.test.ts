import { readFile } from "node:fs/promises";
import { expect } from "vitest";
import { files } from "~/contract";
import { type Call, test } from "../../../../support/platform";
import { codeOf } from "../../../../support/platform-refusal";

/** Uploads one of `tests/support/pdfs` (made with qpdf; the password is 8888). Returns the code and the file count. */
async function upload(call: Call, name: string, change = (bytes: Buffer) => bytes) {
  const bytes = change(await readFile(`tests/support/pdfs/${name}.pdf`));
  const { content: attachmentUUID } = await call(files.createUuid, {});
  const answer = await codeOf(
    call(files.upload, { attachmentUUID, file: new File([bytes as BlobPart], `${name}.pdf`) }),
  );
  return [answer, (await call(files.list, { uuid: attachmentUUID })).length];
}

test("a PDF that needs a password to open is rejected with that reason, regardless of its encryption", async ({
  register,
}) => {
  const { call } = await register();
  for (const name of ["rc4-40-user", "rc4-128-user", "aes-128-user", "aes-256-user", "aes-256-streams-user"])
    expect([name, ...(await upload(call, name))]).toEqual([name, "file.password", 0]);
});

test("a PDF that only forbids printing or copying opens without a password, and is accepted", async ({ register }) => {
  const { call } = await register();
  for (const name of ["rc4-40-owner", "rc4-128-owner", "aes-128-owner", "aes-256-owner"])
    expect([name, ...(await upload(call, name))]).toEqual([name, "answered", 1]);
});

test("a PDF that declares encryption but cannot be opened at all is not treated as password-protected", async ({
  register,
}) => {
  const { call } = await register();
  const broken = (bytes: Buffer) => Buffer.concat([bytes.subarray(0, 300), Buffer.from("/Encrypt 9 0 R")]);
  expect(await upload(call, "aes-256-user", broken)).toEqual(["answered", 1]);
});
