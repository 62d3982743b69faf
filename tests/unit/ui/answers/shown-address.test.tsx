import { renderToStaticMarkup } from "react-dom/server";
import type { ReactElement } from "react";
import { I18nextProvider } from "react-i18next";
import { expect, test } from "vitest";
import { dictionary } from "~/i18n/dictionary.server";
import { sections } from "~/rules/registration/sections";
import { ReadOnlyAnswers } from "~/ui/answers/answers";
import { ChangedAnswers } from "~/ui/answers/changed-answers";
import { ShownAddress } from "~/ui/answers/shown-address";

const tricked = "https://аpple.com/about";
const wire = "xn--pple-43d.com";

/** The text a reader sees in an element. */
function textOf(element: ReactElement, language: "zh" | "en" = "en"): string {
  const html = renderToStaticMarkup(<I18nextProvider i18n={dictionary(language)}>{element}</I18nextProvider>);
  return html.replaceAll(/<[^>]+>/g, " ").replaceAll(/\s+/g, " ");
}

test("a domain in another script is shown as typed together with its ASCII form, in both languages", () => {
  expect(textOf(<ShownAddress address="wang@аpple.com" />).trim()).toBe(`wang@аpple.com Actual domain: ${wire}`);
  expect(textOf(<ShownAddress address="wang@аpple.com" />, "zh").trim()).toBe(`wang@аpple.com 实际域名：${wire}`);
  expect(textOf(<ShownAddress address="wang@apple.com" />).trim()).toBe("wang@apple.com");
});

test("a company's answers show it for its website and the email addresses of its contacts", () => {
  const facts = { meanings: {}, files: {}, context: { today: "2026-11-25" } };
  const basic = textOf(<ReadOnlyAnswers id="basic" values={{ website: tricked }} {...facts} />);
  expect(basic).toContain(`${tricked} Actual domain: ${wire}`);
  const contacts = [{ id: "1", name: "аpple.com", email: "wang@аpple.com" }];
  const contact = textOf(<ReadOnlyAnswers id="contact" values={{ contacts }} {...facts} />);
  expect(contact).toContain(`wang@аpple.com Actual domain: ${wire}`);
  expect(contact.split(wire), "a name is not an address").toHaveLength(2);
});

test("a change shows it on the side that has such a domain", () => {
  const words = { label: (name: string) => name, option: () => "", word: () => "" } as never;
  const text = textOf(
    <ChangedAnswers
      words={words}
      fields={sections.basic.fields}
      changed={["website"]}
      before={{ website: "https://apple.com" }}
      after={{ website: tricked }}
      meanings={{}}
      files={{}}
    />,
  );
  expect(text).toContain(`https://apple.com ${tricked} Actual domain: ${wire}`);
});
