import { layOut, type Letter, type Stationery } from "../letter";

/** A site message in both languages, and what stands before its subject. */
type Words = Record<"zh" | "en", { subject: string; paragraphs: string[] }>;

/** A site message as a letter, in both languages at once: no account says which of them its owner reads. */
export function accountMessage(stationery: Omit<Stationery, "language">, { zh, en }: Words, path?: string): Letter {
  const { brandName } = stationery;
  return layOut(
    { ...stationery, language: "zh" },
    {
      subject: `${brandName.zh} ${zh.subject} / ${en.subject}`,
      greeting: "您好 / Hello,",
      paragraphs: [...zh.paragraphs, ...en.paragraphs],
      ...(path && { link: { label: "前往查看 / Look at it", path } }),
    },
  );
}
