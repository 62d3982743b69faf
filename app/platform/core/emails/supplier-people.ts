import { inBoth, type InBoth } from "~/platform/core/words/words-in";
import type { EmailContext } from "./email-parts";
import { type Email, renderEmailInBoth } from "./render-email";

type Notice = {
  words: InBoth<{ title: string; body: string }>;
  /** The page where the reader can look into it. */
  to?: string | undefined;
};

/** Notifies a person of a supplier of a change among its people; accounts do not record which language their owner reads. */
export const supplierPeopleEmail = (emailContext: Omit<EmailContext, "language">, { words, to }: Notice): Email =>
  renderEmailInBoth(
    { ...emailContext, language: "zh" },
    "account",
    inBoth("emails", (t, language) => ({
      subject: words[language].title,
      body: words[language].body.split("\n\n"),
      ...(to !== undefined && { link: { label: t("links.view"), path: to } }),
    })),
  );
