import { expect, test } from "vitest";
import { listAnswers } from "~/platform/records/evidence/list-answers";

const facts = { context: { today: "2026-11-25" }, meanings: { zh: {}, en: {} }, files: {} };

test("a pack stores a web address as typed, and adds the Punycode form of an internationalised domain", () => {
  const website = "https://аpple.com/about";
  const [answer] = listAnswers({ section: "basic", values: { website } }, facts);
  const text = `${website} (xn--pple-43d.com)`;
  expect(answer).toMatchObject({ field: "website", value: website, text: { zh: text, en: text } });
});
