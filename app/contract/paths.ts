/** Addresses that browser code calls itself, on our origin; the calls themselves are declared in files.ts. */
const base = "/hfle/public/gsrm/v1/isp/register/files";

export const files = {
  uuid: `${base}/uuid`,
  upload: `${base}/attachment/multipart`,
  deleteByUrl: `${base}/delete-by-url`,
  list: (uuid: string) => `${base}/${uuid}/file`,
} as const;

/** A page of a list of values. */
export const listOfValues = (lovCode: string) => `/smdm/public/gsrm/v2/lov/${lovCode}`;
