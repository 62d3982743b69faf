import { Hono } from "hono";
import { expect, test } from "vitest";
import { paths } from "~/paths";
import type { PortalEnv } from "~/server/request-facts";
import { securityHeaders } from "~/server/security-headers";

const app = new Hono<PortalEnv>();
app.use(securityHeaders("production", true));
app.all("*", (context) => context.text(""));

test.each([
  paths.invitation("a-secret"),
  paths.join("a-secret"),
  paths.calendarFeed("a-secret"),
  "/stop-change/1?key=a-secret",
  "/undo-email/1?key=a-secret",
  paths.handOver("a-secret", "/workspace"),
])("no other site receives %s as a referrer, because it contains a secret", async (address) => {
  const answer = await app.request(`https://portal.example${address}`);
  expect(answer.headers.get("referrer-policy")).toBe("no-referrer");
});
