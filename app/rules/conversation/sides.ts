/** The two sides of a conversation about a registration. */
export const conversationSides = ["supplier", "purchasing"] as const;
export type ConversationSide = (typeof conversationSides)[number];
