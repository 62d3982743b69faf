import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

type Package = {
  resolved?: string;
  integrity?: string;
  license?: string;
  dev?: boolean;
  hasInstallScript?: boolean;
};

const read = (file: string): unknown => JSON.parse(readFileSync(file, "utf8"));
const { packages } = read("package-lock.json") as { packages: Record<string, Package> };
const { allowScripts } = read("package.json") as { allowScripts: Record<string, boolean> };
/** Every installed package by its place; the first entry of the lock file is the portal itself. */
const installed = Object.entries(packages).filter(([place]) => place !== "");
const nameOf = (place: string) => place.split("node_modules/").at(-1) ?? "";

/** Licences that allow use in a product that is not published; the LGPL is for libvips, linked dynamically. */
const acceptedLicences =
  /^(MIT|MIT-0|MIT\/X11|ISC|0BSD|BSD-[23]-Clause|Apache-2\.0|BlueOak-1\.0\.0|Unlicense|CC0-1\.0|OFL-1\.1|LGPL-3\.0-or-later)$/;

test("every package is pinned by a SHA-512 checksum, and comes from the npm registry", () => {
  expect(installed.length).toBeGreaterThan(1000);
  const loose = installed.filter(
    ([, { integrity, resolved }]) =>
      !integrity?.startsWith("sha512-") || (resolved && !resolved.startsWith("https://registry.npmjs.org/")),
  );
  expect(loose.map(([place]) => place)).toEqual([]);
});

test("each package with an install script is approved or denied by name", () => {
  const undecided = installed.filter(
    ([place, { hasInstallScript }]) => hasInstallScript && !Object.hasOwn(allowScripts, nameOf(place)),
  );
  expect(undecided.map(([place]) => place)).toEqual([]);
});

test("every package of a production install has a licence that allows its use", () => {
  // Its LICENSE file is MIT; its package.json has no licence.
  const withoutField = ["png-js"];
  const production = installed.filter(([place, { dev }]) => !dev && !withoutField.includes(nameOf(place)));
  const refused = production.filter(
    ([, { license = "" }]) =>
      !license
        .split(/ (?:AND|OR) |[()]/)
        .filter(Boolean)
        .every((one) => acceptedLicences.test(one)),
  );
  expect(refused.map(([place, { license }]) => `${place}: ${license}`)).toEqual([]);
});
