import { afterAll, expect, test } from "vitest";
import { startHttpServer } from "../support/http-server";
import { startPortal } from "../support/server";

const page = "<!doctype html><script>alert(document.domain)</script>";
const api = await startHttpServer((request, response) => {
  const isError = request.url?.includes("CITY");
  response.writeHead(isError ? 503 : 200, { "content-type": "text/html" }).end(page);
});
const portal = await startPortal({ BASE_API_URL: api.url.href });
afterAll(async () => {
  await portal.stop();
  await api.close();
});

const listOf = (lovCode: string) => fetch(`${portal.url}/smdm/public/gsrm/v2/lov/${lovCode}`);

test("a page that the base API answers in place of data never becomes a page of the portal (F-09)", async () => {
  const answer = await listOf("HPFM.COUNTRY");
  expect(answer.status).toBe(502);
  expect(answer.headers.get("content-type")).toContain("json");
  expect(await answer.json()).toEqual({ failed: true, code: "request.service" });
});

test("an error keeps its status, whatever page comes with it", async () => {
  const answer = await listOf("HPFM.CITY");
  expect(answer.status).toBe(503);
  expect(await answer.json()).toEqual({ failed: true, code: "request.e503" });
});
