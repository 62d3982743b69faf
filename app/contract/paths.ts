import { lovApiVersion } from "~/rules/limits/base-api";

/** Addresses that browser code calls itself, on our origin; the calls are declared in files.ts, company-files.ts and lov.ts. */
const filesUnder = (base: string) => ({
  uuid: `${base}/uuid`,
  upload: `${base}/attachment/multipart`,
  deleteByUrl: `${base}/delete-by-url`,
  list: (uuid: string) => `${base}/${uuid}/file`,
  /** Serves a file to the signed-in users of its company; `fileUrl` is the address that identifies it. */
  content: (fileUrl: string) => `${base}/content/${fileUrl.split("/").at(-1)}`,
});
export type FilePaths = ReturnType<typeof filesUnder>;

/** The files of a registration, and those of an approved company. */
export const files: FilePaths = filesUnder("/hfle/public/gsrm/v1/isp/register/files");
export const companyFiles: FilePaths = filesUnder("/hfle/public/gsrm/v1/isp/company/files");

/** Where the files of a document of the certification are put. */
export const certificationFiles = (document: string) =>
  `/hfle/public/gsrm/v1/isp/company/certification/${document}/files`;

/** Shows one sensitive answer of a registration in full; the call is declared in registration.ts. */
export const shownAnswer = "/spfm/public/gsrm/v1/isp/register/shown";

/**
 * The header that names the registration a window was opened for (`registrationId` of `load`). A call whose session belongs to
 * another registration is refused with `registration.another` (409): one browser holds one session, but may show two windows.
 */
export const registrationIdHeader = "x-registration-id";

/** The address below which lists of values are (§7); a list at any other address is never requested (S-37). */
export const listsPath = `/smdm/public/gsrm/v${lovApiVersion}/lov/` as const;

export const lists = {
  values: (lovCode: string) => `${listsPath}${encodeURIComponent(lovCode)}`,
} as const;

/** The name behind an account. */
export const accountLookup = (userAccount: string) =>
  `/api/v1/srm/tenant/user/tenantweb/account?${new URLSearchParams({ userAccount })}`;

/** The path of an address with everything that could be an identifier left out: what it is called in logs and counts. */
export const pathShape = (url: string): string =>
  new URL(url).pathname.replace(/[^/]*(\d|%)[^/]*/g, (part) => (/^v\d+$/.test(part) ? part : "*")).slice(0, 120);
