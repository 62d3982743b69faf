import { visitor } from "../faults/client.ts";
import { signIn } from "../support/sign-in.ts";
import { multiplyRegistrations } from "./database.ts";
import { openBrowser } from "./in-browser.ts";
import { interleaved, latency, median } from "./measure.ts";

/** The number of registrations pending review. */
export const registrations = 5000;
const list = "/spfm/public/gsrm/v1/isp/onboarding/registrations?view=waiting&page=0&size=20";
const searched = `${list}&search=${encodeURIComponent("启明光电科技有限公司 4321")}`;

/**
 * Milliseconds of the review list, first with the demo's few registrations, then with thousands, on the server and in a browser.
 */
export async function measureQueue(url: string, database: string) {
  const buyer = visitor(url);
  await signIn(buyer, "buyer");
  const headers = { cookie: [...buyer.jar].map(([name, value]) => `${name}=${value}`).join("; ") };
  const askFor = (path: string) => latency(url, () => ({ path, headers }));
  const chromium = await openBrowser(url, buyer.jar);
  const open = async () => {
    const taken: number[] = [];
    for (let round = 0; round < 5; round += 1)
      taken.push((await chromium.open("/gsrm", "[data-subapp] tbody tr")).alive);
    return median(taken);
  };
  const few = { list: await askFor(list), opened: await open() };
  multiplyRegistrations(database, registrations);
  const many = await interleaved({
    first: () => askFor(list),
    last: () => askFor(list.replace("page=0", "page=249")),
    search: () => askFor(searched),
  });
  const opened = await open();
  await chromium.close();
  return { few, many: { ...many, opened } };
}
