import type { ReturnedItem } from "~/contract/onboarding";
import type { ReviewFile } from "~/contract/review";
import { returnableParts } from "~/rules/onboarding/returnable";

const prefix = "comment:";

/** The form name of a comment on a field of a section, or on the section as a whole. */
export const commentName = (section: string, field = ""): string => `${prefix}${section}:${field}`;

/** Whether this part may be sent back now: tabs in the preliminary review, documents in the internal one (design §5). */
export function isReturnable({ progress, decisions, hindrance }: ReviewFile, section: string): boolean {
  if (hindrance !== null || !decisions.includes("return")) return false;
  return (section === "certification") === (progress.state === "internalReview");
}

/** The comments that were written, as the base API takes them. */
export function commentsIn(form: FormData): ReturnedItem[] {
  return [...form].flatMap(([name, value]) => {
    if (!name.startsWith(prefix) || typeof value !== "string" || value.trim() === "") return [];
    const [part, ...field] = name.slice(prefix.length).split(":");
    const section = returnableParts.find((one) => one === part);
    if (!section) return [];
    return [{ section, ...(field.join(":") && { field: field.join(":") }), comment: value.trim() }];
  });
}
