import { Client } from "pg";
import { expect, test } from "vitest";
import { engines } from "../../../../support/platform";

const server = engines.find(({ name }) => name === "PostgreSQL");

test.runIf(server)("a database is reused, unless a test left a process connected to it", async () => {
  const first = await server!.make();
  await first.drop();
  const second = await server!.make();
  expect(second.url).toBe(first.url);

  const left = new Client({ connectionString: second.url });
  left.on("error", () => undefined);
  await left.connect();
  await second.drop();
  const third = await server!.make();
  expect(third.url).not.toBe(first.url);
  await third.drop();
});
