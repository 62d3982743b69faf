import { messages, notices } from "~/contract";
import type { ReleaseNotice } from "~/contract/notices";
import type { Asked } from "~/session/caller.server";
import { orNull } from "~/session/or-null";

/** What the bell and the banner show (§4). */
export type ShellMessages = { unreadMessages: number; releaseNotice: ReleaseNotice | null };

/** No page fails for its bell or its banner: what is refused is not shown. */
export async function loadShellMessages(asked: Asked): Promise<ShellMessages> {
  const [counted, releaseNotice] = await Promise.all([
    orNull(asked, (call) => call(messages.countUnread, {})),
    orNull(asked, (call) => call(notices.releaseNotice, {})),
  ]);
  return { unreadMessages: counted?.unread ?? 0, releaseNotice };
}
