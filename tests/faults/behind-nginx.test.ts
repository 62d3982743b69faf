import { afterAll, expect, test } from "vitest";
import { startNginx } from "../support/nginx";
import { startPortal } from "../support/server";
import { ask } from "./client";

const one = await startPortal();
const other = await startPortal({ FOLDER: one.folder, PUBLIC_ORIGIN: one.url });
const { host, origin } = new URL(one.url);
const proxy = await startNginx([one.url, other.url], host);
afterAll(async () => {
  await proxy.stop();
  await other.kill();
  await one.stop();
});

const megabyte = 1024 * 1024;
const form = { origin, "content-type": "application/x-www-form-urlencoded" };
const multipart = { origin, "content-type": "multipart/form-data; boundary=b" };

test.each([
  ["3 MB for a form", "/register/start", form, 3],
  ["25 MB for a form", "/register/start", form, 25],
  ["45 MB for a file", "/register/basic", multipart, 45],
] as const)(
  "the portal rejects %s from an anonymous client, and nginx takes no instance out of service",
  async (_, path, headers, size) => {
    const body = "a".repeat(size * megabyte);
    for (let round = 0; round < 6; round += 1) {
      const refused = await ask(proxy.url, { method: "POST", path, headers, body });
      expect(refused.status).toBe(413);
      const pages = await Promise.all(Array.from({ length: 4 }, () => ask(proxy.url, { path: "/legal/privacy" })));
      expect(pages.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    }
  },
);
