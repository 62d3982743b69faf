import { inMegabytes } from "./size";
import type { Finding } from "./finding";
import { avatarExtensions, avatarMaxBytes } from "./limits";

const field = "avatarPicture";

/**
 * What is wrong with a picture chosen as an avatar (§5): its format and its size are two findings. What it really is
 * inside, only its bytes say.
 */
export function avatarFindings({ name, size }: { name: string; size: number }): Finding[] {
  if (name === "" || size === 0) return [{ field, code: "avatar.required" }];
  const extension = name.split(".").at(-1)?.toLowerCase() ?? "";
  const findings: Finding[] = [];
  if (!name.includes(".") || !avatarExtensions.some((one) => one === extension)) findings.push(avatarFormat);
  if (size > avatarMaxBytes) findings.push(avatarSize);
  return findings;
}

/** It is no picture that we take. */
export const avatarFormat: Finding = { field, code: "avatar.format" };

/** It is too large. */
export const avatarSize: Finding = {
  field,
  code: "avatar.size",
  params: { megabytes: inMegabytes(avatarMaxBytes) },
};
