import { expect, test } from "vitest";
import { listAnswers } from "~/platform/records/evidence/list-answers";

const facts = { context: { today: "2026-11-25" }, meanings: { zh: {}, en: {} }, files: {} };

test("a pack keeps an address as it was typed and shows the domain of another script as the net knows it", () => {
  const website = "https://аpple.com/about";
  const [answer] = listAnswers({ section: "basic", values: { website } }, facts);
  const text = `${website} (xn--pple-43d.com)`;
  expect(answer).toMatchObject({ field: "website", value: website, text: { zh: text, en: text } });
});
