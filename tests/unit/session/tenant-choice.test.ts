import { expect, test } from "vitest";
import { session } from "~/contract";
import { sessionCookie, supplierCodeCookie, tenantCookie } from "~/session/cookies.server";
import { storeTenant } from "~/session/tenant-choice.server";
import { cookieSet, envelope, thrownBy, visit } from "../../support/visit";

const first = { id: "first", tenantName: "甲公司", supplierCode: "S1" };
const second = { id: "second", tenantName: "乙公司", supplierCode: "S2" };
const switchPath = `POST ${session.switchTenant.path}`;
const opened = () =>
  envelope({
    sessionToken: "next",
    csrfToken: "csrf",
    idleEndsAt: "2026-01-01T00:30:00Z",
    endsAt: "2026-01-01T12:00:00Z",
  });

/** A visit to the workspace by a browser that has stored this tenant. */
const visitWith = (tenantId: string) =>
  visit("/workspace", {
    cookies: [
      [sessionCookie, "session-token"],
      [tenantCookie, tenantId],
    ],
    answers: { [switchPath]: opened },
  });

const headersOf = (cookies: string[]) => new Headers(cookies.map((cookie): [string, string] => ["set-cookie", cookie]));

test("the current tenant and its supplier code are stored for a user who never switched", async () => {
  const { portal } = await visitWith("");
  const headers = headersOf(await storeTenant(portal, first, [first, second]));
  expect(await cookieSet(headers, tenantCookie)).toBe("first");
  expect(await cookieSet(headers, supplierCodeCookie)).toBe("S1");
});

test("a stored choice that is no longer in the list is discarded, and the first tenant of the list is opened", async () => {
  const { portal, calls } = await visitWith("second");
  const answer = await thrownBy(storeTenant(portal, second, [first]));
  expect(answer.status).toBe(303);
  expect(answer.headers.get("location")).toBe("/workspace");
  expect(await cookieSet(answer, tenantCookie)).toBe("first");
  expect(await cookieSet(answer, sessionCookie)).toBe("next");
  expect(await calls.at(-1)?.json()).toEqual({ tenantId: "first" });
});

test("a base API that returns another tenant anyway does not cause a redirect loop", async () => {
  const { portal, calls } = await visitWith("first");
  const headers = headersOf(await storeTenant(portal, second, [first]));
  expect(await cookieSet(headers, tenantCookie)).toBe("second");
  expect(calls).toEqual([]);
});
