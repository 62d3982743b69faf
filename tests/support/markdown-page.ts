import { format } from "oxfmt";

/** A generated Markdown page, formatted as `npm run format` formats it, so that the format check accepts it. */
export async function markdownPage(text: string): Promise<string> {
  const { code, errors } = await format("page.md", text, { printWidth: 120 });
  if (errors.length > 0) throw new Error(errors.map(({ message }) => message).join("\n"));
  return code;
}
