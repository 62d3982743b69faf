import { expect } from "vitest";
import { files } from "~/contract";
import { registrationTokenHeader } from "~/contract/registration";
import { lateSaveSeconds } from "~/platform/core/settings/durations";
import { onEveryEngine } from "../../../../support/platform";

onEveryEngine((test) => {
  test("an upload in an ended session is rejected before any byte of the file is read", async ({
    platform,
    register,
    clock,
  }) => {
    const { token } = await register();
    let isRead = false;
    const file = () =>
      new ReadableStream(
        {
          pull(stream) {
            isRead = true;
            stream.close();
          },
        },
        { highWaterMark: 0 },
      );
    const upload = () =>
      platform.fetch(
        new Request(`http://platform.test${files.upload.path}`, {
          method: "POST",
          headers: { [registrationTokenHeader]: token, "content-type": "multipart/form-data; boundary=b" },
          body: file(),
          duplex: "half",
        }),
      );
    expect((await upload()).status).not.toBe(401);
    expect(isRead).toBe(true);

    isRead = false;
    clock.advance(lateSaveSeconds);
    expect((await upload()).status).toBe(401);
    expect(isRead).toBe(false);
  });
});
