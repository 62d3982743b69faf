import { lovApiVersion } from "~/rules/limits/base-api";

/**
 * Paths on the portal's origin that browser code calls directly. The calls are declared in files.ts, company-files.ts
 * and lov.ts.
 */
const filesUnder = (base: string) => ({
  uuid: `${base}/uuid`,
  upload: `${base}/attachment/multipart`,
  deleteByUrl: `${base}/delete-by-url`,
  list: (uuid: string) => `${base}/${uuid}/file`,
  /** Serves a file to the signed-in users of its company. `fileUrl` identifies the file. */
  content: (fileUrl: string) => `${base}/content/${fileUrl.split("/").at(-1)}`,
});
export type FilePaths = ReturnType<typeof filesUnder>;

/** The files of a registration, and those of an approved company. */
export const files: FilePaths = filesUnder("/hfle/public/gsrm/v1/isp/register/files");
export const companyFiles: FilePaths = filesUnder("/hfle/public/gsrm/v1/isp/company/files");

/** The upload path for files of a certification document. */
export const certificationFiles = (document: string) =>
  `/hfle/public/gsrm/v1/isp/company/certification/${document}/files`;

/** Returns one sensitive answer of a registration in full. The call is declared in registration.ts. */
export const shownAnswer = "/spfm/public/gsrm/v1/isp/register/shown";

/** Reports that a window shows a tab. The call is declared in colleagues.ts. */
export const tabPeople = <Section extends string>(section: Section) =>
  `/spfm/public/gsrm/v1/isp/register/sections/${section}/people` as const;

/**
 * The header that names the registration a window was opened for (`registrationId` of `load`). A call whose session
 * belongs to another registration is refused with `registration.another` (409), because a browser has only one session
 * but may have two windows open.
 */
export const registrationIdHeader = "x-registration-id";

/** The path prefix of lists of values (§7). Lists at any other address are never requested (S-37). */
export const listsPath = `/smdm/public/gsrm/v${lovApiVersion}/lov/` as const;

export const lists = {
  values: (lovCode: string) => `${listsPath}${encodeURIComponent(lovCode)}`,
} as const;

/** The path that returns the display name of an account. */
export const accountLookup = (userAccount: string) =>
  `/api/v1/srm/tenant/user/tenantweb/account?${new URLSearchParams({ userAccount })}`;

/** A path for logs and counts, with everything that could be an identifier removed. */
export const pathShape = (url: string): string =>
  new URL(url).pathname.replace(/[^/]*(\d|%)[^/]*/g, (part) => (/^v\d+$/.test(part) ? part : "*")).slice(0, 120);
