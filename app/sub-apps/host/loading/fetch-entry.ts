import { viewportId } from "../viewport-id";
import { LoadError } from "./load-error";

/** The text at an entry, and the address it came from in the end: what it names is relative to that. */
export async function fetchEntry(url: string, signal: AbortSignal): Promise<{ text: string; url: string }> {
  const response = await answerOf(url, signal);
  if (!response.ok) throw new LoadError("entry-http", `${url} answers ${response.status}`);
  const text = await response.text();
  // A wrong address may well lead to a page of the portal: it would be mounted inside itself.
  if (text.includes(`id="${viewportId}"`)) throw new LoadError("entry-is-shell", url);
  return { text, url: response.url };
}

async function answerOf(url: string, signal: AbortSignal) {
  try {
    return await fetch(url, { signal });
  } catch (error) {
    throw new LoadError("entry-unreachable", url, error);
  }
}
