import { certification, changeRequests, changeReview, companyFile, companyFiles } from "~/contract";
import { documentRule, documentTypes } from "~/rules/onboarding/certification";
import type { SectionId } from "~/rules/registration/section-ids";
import type { FormValues } from "~/rules/form-values";
import type { Platform } from "~/platform/platform.server";
import type { Call } from "./platform";
import { pdf } from "./platform-complete";
import { signedIn } from "./platform-sign-in";
import { approveSeen } from "./seen";

type Emails = () => Promise<{ to: string; subject: string; text: string }[]>;

/** Submits every document of the certification, with expiry dates in a year. */
export async function handOverDocuments(call: Call, expiresOn = "2026-06-30"): Promise<void> {
  for (const document of documentTypes) {
    const { isRequired, expiry } = documentRule(document);
    if (!isRequired) continue;
    await call(certification.upload, { document, file: pdf(`${document}.pdf`) });
    if (expiry === "needed") await call(certification.setExpiry, { document, expiresOn, before: "" });
  }
}

/** A section of the company file, as its form would be filled from it. */
export async function sectionOf(call: Call, section: SectionId) {
  const file = await call(companyFile.load, {});
  const saved = file?.sections.find((one) => one.section === section);
  if (!saved) throw new Error("There is no company file");
  return { version: saved.version, values: saved.values };
}

/** Requests a change of a section, of bank details with a proof: `modify` modifies a copy of its values as shown. */
export async function askFor(call: Call, section: SectionId, modify: (values: FormValues) => void, note = "") {
  const { version, values } = await sectionOf(call, section);
  const changed = structuredClone(values);
  modify(changed);
  const proof = section === "bank" ? await keepProof(call) : "";
  return call(changeRequests.propose, { section, version, values: changed, note, proof });
}

/** Uploads a proof of a new account. Returns its UUID. */
export async function keepProof(call: Call, name = "开户许可证.pdf"): Promise<string> {
  const { content: attachmentUUID } = await call(companyFiles.createUuid, {});
  await call(companyFiles.upload, { attachmentUUID, file: pdf(name) });
  return attachmentUUID;
}

/** The first row of a table. */
export function firstRow(values: FormValues, table: string): FormValues {
  const rows = values[table];
  const [row] = Array.isArray(rows) ? rows : [];
  if (typeof row !== "object") throw new Error(`${table} has no row`);
  return row;
}

export const newAccount = "6222021001112223334";
/** Another account of the same payee. */
export const toNewAccount = (values: FormValues) => void (firstRow(values, "banks").accountNumber = newAccount);

/** The code of the newest email to this address. */
export async function newestCode(emails: Emails, to = "supplier@demo.example"): Promise<string> {
  const message = (await emails()).find((one) => one.to === to && /^\d{6}$/m.test(one.text));
  return /^\d{6}$/m.exec(message?.text ?? "")?.[0] ?? "";
}

/** New bank details, submitted with their code. Returns the change's id. */
export async function proposeBank(call: Call, emails: Emails, modify = toNewAccount): Promise<string> {
  const { changeId } = await askFor(call, "bank", modify);
  await call(changeRequests.confirm, { changeId, code: await newestCode(emails) });
  return changeId;
}

/** Calls the supplier at the first number that was already on file. */
export async function callBack(call: Call, changeId: string) {
  const { knownNumbers } = await call(changeReview.one, { changeId });
  const contactId = knownNumbers[0]?.contactId ?? "";
  return call(changeReview.recordCall, {
    changeId,
    contactId,
    outcome: "confirmed",
    note: "王芳确认本公司提出了此变更",
  });
}

/** New bank details, confirmed in a call and approved by two people, that have not taken effect yet. */
export async function scheduleBank({ platform, emails }: { platform: Platform; emails: Emails }) {
  const { call } = await signedIn(platform, "supplier");
  const { call: buyer } = await signedIn(platform, "buyer");
  const { call: other } = await signedIn(platform, "buyer2");
  const changeId = await proposeBank(call, emails);
  await callBack(buyer, changeId);
  await approveSeen(buyer, changeId);
  await approveSeen(other, changeId);
  return { call, buyer, other, changeId };
}

/** The URL in an email that stops a change. */
export function stopLinkIn(text: string): { changeId: string; key: string } {
  const [, changeId = "", key = ""] = /\/stop-change\/([^?\s]+)\?key=(\S+)/.exec(text) ?? [];
  return { changeId, key: decodeURIComponent(key) };
}
