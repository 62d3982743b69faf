import { fillToScale, listQuestions } from "./many-registrations.ts";
import { interleaved, latency } from "./measure.ts";
import { openRows } from "./registration-copies.ts";
import { signedIn } from "./signed-in.ts";
import type { BenchLine } from "./table.ts";
import { startTestPortal } from "./test-portal.ts";

const size = { waiting: 100_000, suppliers: 3000 };

/** Measures the review list with many thousands of registrations and suppliers, on SQLite. */
export async function measureList(): Promise<BenchLine[]> {
  const portal = await startTestPortal();
  const rows = await openRows();
  await fillToScale(rows, portal.folder, size);
  const headers = await signedIn(portal.url, "buyer");
  const questions = listQuestions(size);
  const askFor = (path: string) => latency(portal.url, () => ({ path, headers }), 5);
  const taken = await interleaved({
    first: () => askFor(questions["first page"]),
    last: () => askFor(questions["last page"]),
    search: () => askFor(questions["search, one company"]),
  });
  await rows.close();
  await portal.stop();
  const what = `list of ${size.waiting.toLocaleString("en")}`;
  return [
    { what: `${what}, first page`, ours: taken.first, unit: "ms", goal: 30 },
    { what: `${what}, last page`, ours: taken.last, unit: "ms", goal: 60 },
    { what: `${what}, search`, ours: taken.search, unit: "ms", goal: 30 },
  ];
}
