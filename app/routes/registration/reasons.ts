import { formText } from "~/rules/form-text";
import { isSectionId, type SectionId } from "~/rules/registration/section-ids";

type Place = { section: SectionId; field: string | null };

/** The form name of the reason why an answer that was returned stays as it is. */
export const reasonName = ({ section, field }: Place): string => `reason:${section}:${field ?? ""}`;

const isReason = /^reason:(?<section>\w+):(?<field>.*)$/s;

/** The reasons that a form posts; empty ones are none. */
export function reasonsIn(form: FormData) {
  return [...form].flatMap(([name, value]) => {
    const { section = "", field = "" } = isReason.exec(name)?.groups ?? {};
    const reason = typeof value === "string" ? value.trim() : "";
    return isSectionId(section) && reason ? [{ section, field: field || null, reason }] : [];
  });
}

/** What was typed as reasons, by form name, to be shown again. */
export const typedReasons = (form: FormData): Record<string, string> =>
  Object.fromEntries(
    [...form.keys()].filter((name) => isReason.test(name)).map((name) => [name, formText(form, name)]),
  );
