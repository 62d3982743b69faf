import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { root } from "./install.mjs";

/** The licence of packages that do not state it in their package.json. */
const statedElsewhere = { "png-js": "MIT" };

/** Lists the contents of a production install, as an SBOM (CycloneDX) and as a readable list of licences. */
const args = ["sbom", "--sbom-format", "cyclonedx", "--omit", "dev"];
const sbom = execFileSync("npm", args, { cwd: root, encoding: "utf8", maxBuffer: 64 * 1024 * 1024 });
const { packages } = JSON.parse(readFileSync(path.join(root, "package-lock.json"), "utf8"));
const lines = Object.entries(packages)
  .filter(([place, { dev }]) => place !== "" && !dev)
  .map(([place, { version, license }]) => {
    const name = place.split("node_modules/").at(-1);
    return `${name} ${version}: ${license ?? statedElsewhere[name]}`;
  });
writeFileSync(path.join(root, "build", "sbom.json"), sbom);
writeFileSync(path.join(root, "build", "licences.txt"), `${[...new Set(lines)].toSorted().join("\n")}\n`);
