import { randomUUID } from "node:crypto";
import { vi } from "vitest";
import type { SectionId } from "~/rules/registration/section-ids";
import type { FormValues } from "~/rules/form-values";
import { smallPdf } from "./small-pdf";
import { type Answer, type Visitor, visitor } from "./client";

type Settings = { email?: string; standing?: Record<string, string>; newestCode: (email: string) => string };
type Saved = { version: number; values: FormValues };
export type Registrant = {
  email: string;
  browser: Visitor;
  save: (section: SectionId, version: number, values: FormValues) => Promise<SaveAnswer>;
  read: (section: SectionId) => Promise<Saved>;
};
export type SaveAnswer = { status: number; ms: number; saved?: Saved };

const waitOptions = { timeout: 15_000, interval: 25 };

/** Confirms an email address through the portal's own forms, at human speed, and retains the session. */
export async function register(
  url: string,
  { email = anyEmail(), standing, newestCode }: Settings,
): Promise<Registrant> {
  const browser = visitor(url, standing);
  await browser.post("/register", { country: "CN", consentAgreementFlag: "1" });
  const mark = await agedMark(browser);
  await browser.post("/register/start", { intent: "send", name: "王芳", email, mark });
  const code = await vi.waitUntil(() => newestCode(email), waitOptions);
  const started = await browser.post("/register/start", { intent: "start", name: "王芳", email, code, mark });
  if (started.headers.location !== "/register/basic") throw new Error(`not let in: ${started.status} ${started.text}`);
  return { email, browser, ...draftOf(browser) };
}

/** The hidden mark of a form, once it is old enough for human speed. */
export async function agedMark(browser: Visitor, address = "/register/start"): Promise<string> {
  const page = await browser.get(address);
  const mark = /name="mark" value="([^"]+)"/.exec(page.text)?.[1] ?? "";
  await vi.waitUntil(() => Date.now() - Number.parseInt(mark, 10) > 2100, waitOptions);
  return mark;
}

/** Saves and reads the draft as the wizard does. */
export function draftOf(browser: Visitor): Pick<Registrant, "save" | "read"> {
  return {
    async save(section, version, values) {
      const form: [string, string][] = [...fieldsOf(values), ["version", String(version)]];
      const { status, text, ms } = await browser.post(`/register/${section}/autosave`, form);
      return { status, ms, saved: status === 200 ? (JSON.parse(text) as { saved: Saved }).saved : undefined };
    },
    async read(section) {
      const { status, text } = await browser.get(`/register/${section}?_data=routes/registration/${section}`);
      if (status !== 200) throw new Error(`${section} cannot be read: ${status} ${text}`);
      return JSON.parse(text) as Saved;
    },
  };
}

/** Answers as a form posts them: `banks[0].iban`, one entry per selected value. */
export function fieldsOf(values: FormValues, prefix = ""): [string, string][] {
  return Object.entries(values).flatMap(([field, value]): [string, string][] => {
    const name = prefix + field;
    if (typeof value === "string") return [[name, value]];
    return (value ?? []).flatMap((item, at): [string, string][] =>
      typeof item === "string" ? [[name, item]] : fieldsOf(item, `${name}[${at}].`),
    );
  });
}

const files = "/hfle/public/gsrm/v1/isp/register/files";

/** A new UUID to upload files under. */
export async function newUuid(browser: Visitor, origin: string): Promise<string> {
  const made = await browser.send({ method: "POST", path: `${files}/uuid`, headers: { origin } });
  return /[\da-f]{33}/.exec(made.text)?.[0] ?? "";
}

/** Uploads a file, as the wizard's script does. */
export async function upload(browser: Visitor, origin: string, uuid: string, file: File): Promise<Answer> {
  const form = new FormData();
  form.set("attachmentUUID", uuid);
  form.set("file", file);
  const posted = new Request("http://form.invalid", { method: "POST", body: form });
  return browser.send({
    method: "POST",
    path: `${files}/attachment/multipart`,
    headers: { origin, "content-type": posted.headers.get("content-type") ?? "" },
    body: new Uint8Array(await posted.arrayBuffer()),
  });
}

const licence = new File([new Uint8Array(smallPdf)], "licence.pdf", { type: "application/pdf" });

/** Uploads a file, by default a small PDF, under a new UUID. */
export async function keepFile(
  { browser }: Registrant,
  origin: string,
  file = licence,
): Promise<{ uuid: string; url: string }> {
  const uuid = await newUuid(browser, origin);
  const put = await upload(browser, origin, uuid, file);
  if (put.status !== 200) throw new Error(`the file was not kept: ${put.status} ${put.text}`);
  return { uuid, url: put.text };
}

/** The state of the virus scan for the first file under a UUID. */
export async function scanStateOf({ browser }: Registrant, uuid: string): Promise<string | undefined> {
  const { text } = await browser.get(`${files}/${uuid}/file`);
  return (JSON.parse(text) as { scanState?: string }[])[0]?.scanState;
}

export const anyEmail = () => `${randomUUID().slice(0, 8)}@acme.example`;
