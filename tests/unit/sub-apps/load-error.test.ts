import { expect, test } from "vitest";
import { asLoadError, LoadError, type LoadErrorCode, toUserContext } from "~/sub-apps/host/base/load-error";
import { withinDeadline } from "~/ui/loading/deadline";

test("a module that does not load in time is reported as a timeout (§8)", async () => {
  const missed = await withinDeadline(1, new Promise(() => undefined)).catch((error: unknown) =>
    asLoadError(error, "gsrm"),
  );
  expect(missed).toBeInstanceOf(LoadError);
  expect((missed as LoadError).code).toBe("chunk-timeout");
  expect(toUserContext(missed as LoadError)).toBe("module.timeout");
});

test("a module that loads in time is returned, and its own failure is passed on", async () => {
  expect(await withinDeadline(1000, Promise.resolve("here"))).toBe("here");
  await expect(withinDeadline(1000, Promise.reject(new LoadError("bad-contract", "gsrm")))).rejects.toMatchObject({
    code: "bad-contract",
  });
});

test.each<LoadErrorCode>([
  "module-load",
  "entry-unreachable",
  "entry-http",
  "entry-not-manifest",
  "entry-is-shell",
  "bad-contract",
  "mount-failed",
])("%s is reported as a module that failed to load (§8)", (code) => {
  expect(toUserContext(asLoadError(new LoadError(code, "gsrm"), "gsrm"))).toBe("module.load");
});

test("any other error while loading counts as a module that failed to load", () => {
  expect(asLoadError(new TypeError("x"), "gsrm").code).toBe("module-load");
});
