import * as z from "zod/mini";
import { registrationIdHeader, tabPeople } from "~/contract/paths";
import { tabReportMs } from "~/rules/colleagues/limits";
import type { SectionId } from "~/rules/registration/section-ids";
import { fetchJson } from "./fetch-json";

const answer = z.object({ others: z.array(z.object({ name: z.nullable(z.string()) })) });

type Tab = { registrationId: string; id: SectionId; owner: string };

/**
 * Reports that this window shows a tab, again and again while it is visible, and passes on the names of the others on it. Returns a
 * function that ends this. A report that fails changes nothing.
 */
export function reportTabAgain({ registrationId, id, owner }: Tab, show: (names: string[]) => void): () => void {
  const report = async () => {
    if (document.visibilityState !== "visible") return;
    const init = { method: "PUT", headers: { [registrationIdHeader]: registrationId } };
    const { others } = await fetchJson(tabPeople(id), answer, init);
    show(others.map(({ name }) => name ?? owner));
  };
  const reportNow = () => void report().catch(() => undefined);
  reportNow();
  const timer = setInterval(reportNow, tabReportMs);
  document.addEventListener("visibilitychange", reportNow);
  return () => {
    clearInterval(timer);
    document.removeEventListener("visibilitychange", reportNow);
  };
}
