import { expect, test } from "vitest";
import { describedCalls } from "~/contract/openapi/document";
import { exampleOf } from "~/contract/openapi/examples";
import { schemaOf, type Schema } from "~/contract/openapi/schemas";

type Path = readonly (string | number)[];
type Keywords = Schema & { items?: Schema; anyOf?: Schema[] };

/** An example input with every optional field, and one item in each list. */
function fullExample(schema: Keywords, name = ""): unknown {
  const valueSchema = schema.anyOf?.find(({ type }) => type !== "null");
  if (valueSchema) return fullExample(valueSchema, name);
  if (schema.items) return [fullExample(schema.items, name)];
  if (schema.type !== "object" || !schema.properties) return exampleOf(schema, name);
  return Object.fromEntries(Object.entries(schema.properties).map(([key, inner]) => [key, fullExample(inner, key)]));
}

/** The paths of all texts in it. */
function textsIn(value: unknown, at: Path = []): Path[] {
  if (typeof value === "string") return [at];
  if (typeof value !== "object" || value === null) return [];
  const keys = Array.isArray(value) ? [...value.keys()] : Object.keys(value);
  return keys.flatMap((key) => textsIn((value as Record<string | number, unknown>)[key], [...at, key]));
}

/** A copy with a different text at one path. */
function withText(value: unknown, [step, ...rest]: Path, text: string): unknown {
  if (step === undefined) return text;
  const copy = structuredClone(value) as Record<string | number, unknown>;
  copy[step] = withText(copy[step], rest, text);
  return copy;
}

/** The message of a call about a text at one path of its input, or null if it is accepted. */
function findRefusal(call: Call, text: string): string | null {
  const { success, error } = call.endpoint.input.safeParse(withText(call.example, call.at, text));
  const issues = success ? [] : error.issues.filter(({ path }) => path.join(".") === call.at.join("."));
  return issues[0]?.message ?? null;
}

type Call = (typeof calls)[number];
const calls = describedCalls()
  .filter(({ endpoint }) => !endpoint.multipart)
  .flatMap(({ subject, name, endpoint }) => {
    const example = fullExample(schemaOf(endpoint.input) as Keywords);
    return textsIn(example).map((at) => ({ title: `${subject}.${name} ${at.join(".")}`, endpoint, example, at }));
  });

/** Texts of one or several lines that other users read, recognised by their names. */
const isRead = ({ title }: Call) => /[. ](?:name|title|note|reason|text|comment|zh|en)$/.test(title);
/**
 * The platform reports errors for each row of a list, and checks a passkey's name, which only its owner reads. Reasons for
 * retaining data are selected, the title of a notice is not stored, and the names that are replaced are only compared.
 */
const checkedLater = [
  /^retention\.answer /,
  /^invitations\.invite /,
  /^scorecard\.(?:enterMany|check) /,
  /^passkeys\.add /,
  /^notices\.readReleaseNotice /,
  /^valueLists\.edit before\./,
];

const read = calls.filter((call) => isRead(call) && !checkedLater.some((pattern) => pattern.test(call.title)));

test("the list of texts read by other users is known", () => {
  expect(read.map(({ title }) => title)).toMatchInlineSnapshot(`
    [
      "blockList.add reason",
      "blockList.edit reason",
      "changeRequests.propose note",
      "changeReview.recordCall note",
      "changeReview.closeLink note",
      "changeReview.approve note",
      "changeReview.refuse reason",
      "colleagues.invite name",
      "correctiveActions.request title",
      "correctiveActions.request text",
      "correctiveActions.decide text",
      "correctiveActions.answer text",
      "conversation.send text",
      "conversation.sendOwn text",
      "conversation.reply text",
      "decisionDrafts.save texts.0.text",
      "delayedDecisions.make note",
      "mailboxes.start reason",
      "buyingCompanies.save name",
      "managedDomains.save brand.zh",
      "managedDomains.save brand.en",
      "managedNotices.save words.zh.title",
      "managedNotices.save words.zh.text",
      "managedNotices.save words.en.title",
      "managedNotices.save words.en.text",
      "news.update words.zh.title",
      "news.update words.zh.text",
      "news.update words.en.title",
      "news.update words.en.text",
      "onboarding.decide reason",
      "onboarding.decide note",
      "onboarding.decide items.0.comment",
      "onboarding.preview reason",
      "onboarding.preview note",
      "onboarding.preview items.0.comment",
      "registration.start name",
      "registration.keepAnswer reason",
      "registration.submit reasons.0.reason",
      "queueViews.save name",
      "reviewCalendar.saveDays items.0.name",
      "reviewNotes.add text",
      "reviewSettings.saveRules items.0.name",
      "reviewSettings.savePhrases items.0.zh",
      "reviewSettings.savePhrases items.0.en",
      "reviewSettings.saveChecklist items.0.zh",
      "reviewSettings.saveChecklist items.0.en",
      "sanctions.decide reason",
      "qualifiedCategories.change reason",
      "scorecard.enter note",
      "staticTexts.publish zh.title",
      "staticTexts.publish zh.text",
      "staticTexts.publish en.title",
      "staticTexts.publish en.text",
      "valueLists.add zh",
      "valueLists.add en",
      "valueLists.edit zh",
      "valueLists.edit en",
    ]
  `);
});

test.each(read.map((call) => [call.title, call] as const))(
  "%s rejects characters that hide or reorder text",
  (_, call) => {
    for (const trick of ["\u202E", "\u200B", "\u2066", "\uFEFF", "\u0007", "\u001B[31m"])
      expect(findRefusal(call, `Wang${trick}Wei`), JSON.stringify(trick)).toBe("field.characters");
    expect(findRefusal(call, "王 伟 – O’Neill")).toBeNull();
  },
);

test.each(read.filter(({ title }) => /[. ](?:name|title)$/.test(title)).map((call) => [call.title, call] as const))(
  "%s is a single line",
  (_, call) => {
    for (const separator of ["\n", "\r", "\u2028", "\u2029", "\u0085", "\t"])
      expect(findRefusal(call, `Admin${separator}系统管理员`), JSON.stringify(separator)).toBe("field.characters");
  },
);
