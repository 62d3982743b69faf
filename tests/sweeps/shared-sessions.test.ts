import { expect, test } from "vitest";
import { type Visitor, visitor } from "../faults/client";
import { demoInPostgres, hasPostgres } from "../support/platform-engines";
import { startPortal } from "../support/server";
import { followed, signIn } from "../support/sign-in";

test.skipIf(!(await hasPostgres()))(
  "two portals on one PostgreSQL share sessions: sign in on one, work on the other, and be signed out of both",
  async () => {
    const database = await demoInPostgres();
    const settings = { DATABASE_URL: database.url, LOGIN_CODE_FROM: "2999-01-01" };
    const [one, other] = await Promise.all([startPortal(settings), startPortal(settings)]);
    try {
      const here = visitor(one.url);
      expect((await signIn(here, "supplier")).text).toContain("S10001");
      const there = sameBrowser(here, other.url);
      const { path, answer } = await followed(there, "/workspace");
      expect([path, answer.status]).toEqual(["/workspace", 200]);
      expect(answer.text).toContain("S10001");

      await there.post("/sign-out", {});
      expect((await followed(here, "/workspace")).path).toMatch(/^\/sign-in\//);
    } finally {
      await Promise.all([one.stop(), other.stop()]);
      await database.drop();
    }
  },
);

/** Returns a visitor with the same cookies who reaches another instance behind the same address. */
function sameBrowser(who: Visitor, url: string): Visitor {
  const copy = visitor(url);
  for (const [name, value] of who.jar) copy.jar.set(name, value);
  return copy;
}
