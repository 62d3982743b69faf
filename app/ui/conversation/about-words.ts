import type { TFunction } from "i18next";
import type { ConversationMessage } from "~/contract/conversation";
import { toLabelKey } from "~/rules/form/field-facts";
import { fieldWords } from "~/ui/form/state/field-words";
import { rowPlace } from "~/ui/form/state/row-place";

type Exists = (key: string) => boolean;
type About = NonNullable<ConversationMessage["about"]>;

/** The subject of a message: the title of a tab, with the label of an answer. */
export function aboutWords(t: TFunction, exists: Exists, { section, field }: About): string {
  const title = t(`fields:${section}.title`);
  return field === null ? title : `${title} · ${answerWords(t, exists, { section, field })}`;
}

/** The label of an answer, after the number of its row if it is in one. */
export function answerWords(t: TFunction, exists: Exists, { section, field }: About & { field: string }): string {
  const words = fieldWords(t, exists, section);
  const place = rowPlace(field, words, () => "");
  const label = words.label(toLabelKey(field));
  return place === null ? label : `${place} · ${label}`;
}
