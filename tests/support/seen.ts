import type { z } from "zod";
import { certification, changeReview, onboarding, registration, review } from "~/contract";
import type { ReviewFile } from "~/contract/review";
import { listUnexplained } from "~/rules/onboarding/returned-items";
import type { Call } from "./platform";

/** Decisions like those of users, who open the page and send its version. */

type Decision = Omit<z.input<typeof onboarding.decide.input>, "registrationId" | "version">;

/** Opens the registration and, to approve it, all of its documents; and decides. */
export async function decideSeen(call: Call, registrationId: string, decision: Decision) {
  const file = await call(review.file, { registrationId });
  const { version } = file;
  if (decision.event === "approve") await openDocuments(call, file);
  return call(onboarding.decide, { registrationId, version, ...decision });
}

/** Opens every document of a registration that can be opened. */
export async function openDocuments(call: Call, file: ReviewFile): Promise<void> {
  const { registrationId, files, certification: own } = file;
  const documents = [
    ...Object.values(files),
    ...(own?.documents ?? []).map(({ files: ofDocument }) => ofDocument),
  ].flat();
  for (const { fileUrl } of documents)
    await call(review.markSeen, { registrationId, fileId: fileUrl.split("/").at(-1) ?? "" });
}

/** Opens the answers to check, gives a reason why returned ones stay unchanged, and submits the registration. */
export async function submitSeen(call: Call) {
  const { returned } = await call(registration.load, {});
  const reasons = listUnexplained(returned?.items ?? [], []).map(({ section, field }) => ({
    section,
    field,
    reason: "It is right as it is",
  }));
  return call(registration.submit, { versions: await versionsOf(call), reasons });
}

/** The version of every section, as the page to check shows them. */
export async function versionsOf(call: Call) {
  const { sections } = await call(registration.load, {});
  return Object.fromEntries(sections.map(({ section, version }) => [section, version]));
}

/** Opens the certification, and submits it. */
export async function submitCertificationSeen(call: Call) {
  const view = await call(certification.load, {});
  return call(onboarding.submitCertification, { revision: view?.revision ?? "" });
}

/** Opens the change, and approves it. */
export async function approveSeen(call: Call, changeId: string) {
  const { version } = await call(changeReview.one, { changeId });
  return call(changeReview.approve, { changeId, version });
}

/** Opens the change, and refuses it. */
export async function refuseSeen(call: Call, changeId: string, reason: string) {
  const { version } = await call(changeReview.one, { changeId });
  return call(changeReview.refuse, { changeId, version, reason });
}
