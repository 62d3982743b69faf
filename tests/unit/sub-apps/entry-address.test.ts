import { expect, test } from "vitest";
import { builtInEntry } from "~/rules/workspace/sub-apps";
import { entryAddress } from "~/sub-apps/host/loading/entry";

const portal = "https://portal.example";

test.each([
  ["https://apps.example/gsrm/subapp.json?v=1", "manifest", "https://apps.example/gsrm/subapp.json?v=1"],
  ["https://apps.example/gsrm", "manifest", "https://apps.example/gsrm/subapp.json"],
  ["https://apps.example/gsrm/", "manifest", "https://apps.example/gsrm/subapp.json"],
  ["https://apps.example", "manifest", "https://apps.example/subapp.json"],
  ["https://apps.example/gsrm/main.js", "module", "https://apps.example/gsrm/main.js"],
  ["https://apps.example/gsrm/main.mjs", "module", "https://apps.example/gsrm/main.mjs"],
  ["/apps/gsrm", "manifest", "https://portal.example/apps/gsrm/subapp.json"],
  [builtInEntry("gcis"), "manifest", "https://portal.example/gcis/subapp.json"],
])("%s is a %s", (url, kind, address) => {
  expect(entryAddress({ url, kind: "esm" }, portal)).toEqual({ kind, url: address });
});

test("the entry of a qiankun bundle is its page, regardless of its name", () => {
  const url = "https://apps.example/index.js";
  expect(entryAddress({ url, kind: "qiankun" }, portal)).toEqual({ kind: "page", url });
});
