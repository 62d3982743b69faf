import { inMegabytes, megabytes } from "../size";
import type { Finding } from "../finding";

/** Avatar maximum: 2 MB; jpeg, jpg, png (§9). */
export const avatarMaxBytes = megabytes(2);
export const avatarExtensions = ["jpeg", "jpg", "png"] as const;
/** The sides of a stored avatar, a square, in pixels. */
export const avatarPx = 256;

const field = "avatarPicture";

type AvatarFinding = Finding<"avatar.required" | "avatar.format" | "avatar.size">;

/**
 * The problems of a picture chosen as an avatar (§5). Format and size are separate findings. The real format can be
 * detected only from the bytes.
 */
export function avatarFindings({ name, size }: { name: string; size: number }): AvatarFinding[] {
  if (name === "" || size === 0) return [{ field, code: "avatar.required" }];
  const extension = name.split(".").at(-1)?.toLowerCase() ?? "";
  const findings: AvatarFinding[] = [];
  if (!name.includes(".") || !avatarExtensions.some((one) => one === extension)) findings.push(avatarFormat);
  if (size > avatarMaxBytes) findings.push(avatarSize);
  return findings;
}

/** The file is not in an accepted picture format. */
export const avatarFormat: AvatarFinding = { field, code: "avatar.format" };

/** It is too large. */
export const avatarSize: AvatarFinding = {
  field,
  code: "avatar.size",
  params: { megabytes: inMegabytes(avatarMaxBytes) },
};
