import { expect, test } from "vitest";
import { asLoadError, LoadError, type LoadErrorCode, toUserContext } from "~/sub-apps/host/base/load-error";
import { withinDeadline } from "~/ui/loading/deadline";

test("what is not there in time is a time-out, and is told as one (§8)", async () => {
  const missed = await withinDeadline(1, new Promise(() => undefined)).catch((error: unknown) =>
    asLoadError(error, "gsrm"),
  );
  expect(missed).toBeInstanceOf(LoadError);
  expect((missed as LoadError).code).toBe("chunk-timeout");
  expect(toUserContext(missed as LoadError)).toBe("module.timeout");
});

test("what is there in time is what was promised, and its own failure stays its own", async () => {
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
])("%s is told as a module that could not be loaded (§8)", (code) => {
  expect(toUserContext(asLoadError(new LoadError(code, "gsrm"), "gsrm"))).toBe("module.load");
});

test("anything else that is thrown on the way is a module that could not be loaded", () => {
  expect(asLoadError(new TypeError("x"), "gsrm").code).toBe("module-load");
});
