import type { ConversationMessage } from "~/contract/conversation";

/** The place of an answer or a tab on the page of its file, as the end of an address. */
export const answerAnchor = ({ section, field }: NonNullable<ConversationMessage["about"]>): string =>
  `#${encodeURIComponent(field === null ? `section-${section}` : `${section}-${field}`)}`;
