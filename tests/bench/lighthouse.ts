import { spawnSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { startPortal } from "../support/server.ts";
import { median } from "./measure.ts";
import { enter } from "./registrant.ts";

/** Fetched from npm for this run: with its dependencies it takes 176 MB. */
const lighthouse = "lighthouse@13.5.0";
/** The score a page must reach in each category. The median of the rounds counts, because speed is noisy. */
const least = 98;
const rounds = Number(process.env.LIGHTHOUSE_ROUNDS ?? 3);

type Report = {
  categories: Record<string, { id: string; score: number; auditRefs: { id: string; weight: number }[] }>;
  audits: Record<string, { title: string; score: number | null; displayValue?: string }>;
};

const folder = await mkdtemp(path.join(tmpdir(), "lighthouse-"));
const portal = await startPortal({ SMTP_URL: "", LOG_LEVEL: "silent" });
const { jar } = await enter(portal.url);
const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join("; ");
const pages: [page: string, headers: Record<string, string>][] = [
  ["/home", {}],
  ["/register", {}],
  ["/register/basic", { cookie }],
];
let isGood = true;
for (const language of ["zh-CN", "en-US"])
  for (const [page, headers] of pages) {
    const reports = Array.from({ length: rounds }, () => look(page, { ...headers, "accept-language": language }));
    const medians = Object.keys(reports[0]?.categories ?? {}).map((category) => ({
      category,
      score: Math.round(100 * median(reports.map(({ categories }) => categories[category]?.score ?? 0))),
    }));
    isGood &&= medians.length === 4 && medians.every(({ score }) => score >= least);
    const scores = medians.map(({ category, score }) => `${category} ${score}`).join(", ");
    process.stdout.write(`${page} ${language}: ${scores}\n`);
    for (const line of shortfalls(reports[0])) process.stdout.write(`  ${line}\n`);
  }
await portal.stop();
await rm(folder, { recursive: true });
if (!isGood) process.exitCode = 1;

/** One audit of a page with the mobile profile: a slow phone on a slow connection. */
function look(page: string, headers: Record<string, string>): Report {
  const report = path.join(folder, "report.json");
  const headersFile = path.join(folder, "headers.json");
  writeFileSync(headersFile, JSON.stringify(headers));
  const flags = [
    "--quiet",
    "--only-categories=performance,accessibility,best-practices,seo",
    "--output=json",
    `--output-path=${report}`,
    `--extra-headers=${headersFile}`,
    "--chrome-flags=--no-sandbox --headless",
  ];
  const { status, stderr } = spawnSync("npx", ["--yes", lighthouse, portal.url + page, ...flags], {
    encoding: "utf8",
    env: { ...process.env, CHROME_PATH: process.env.CHROMIUM },
  });
  if (status !== 0) throw new Error(`Lighthouse did not look at ${page}: ${stderr}`);
  return JSON.parse(readFileSync(report, "utf8")) as Report;
}

/** The audits that cost points. */
function shortfalls(report: Report | undefined): string[] {
  return Object.values(report?.categories ?? {}).flatMap(({ id, auditRefs }) =>
    auditRefs.flatMap(({ id: name, weight }) => {
      const { title, score, displayValue = "" } = report?.audits[name] ?? { title: name, score: null };
      return weight > 0 && score !== null && score < 0.9 ? [`${id}: ${title} ${displayValue}`] : [];
    }),
  );
}
