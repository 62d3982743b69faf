import type { TFunction } from "i18next";
import type { ConversationMessage } from "~/contract/conversation";
import { toLabelKey } from "~/rules/form/field-facts";
import { fieldWords } from "~/ui/form/state/field-words";

/** The subject of a message: the title of a tab, with the label of an answer. */
export function aboutWords(
  t: TFunction,
  exists: (key: string) => boolean,
  { section, field }: NonNullable<ConversationMessage["about"]>,
): string {
  const title = t(`fields:${section}.title`);
  return field === null ? title : `${title} · ${fieldWords(t, exists, section).label(toLabelKey(field))}`;
}
