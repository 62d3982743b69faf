import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import failures from "~/i18n/locales/zh/failures";
import categories from "~/i18n/locales/zh/categories";
import correctiveActions from "~/i18n/locales/zh/corrective-actions";
import documents from "~/i18n/locales/zh/documents";
import gcis from "~/i18n/locales/zh/gcis";
import gsrm from "~/i18n/locales/zh/gsrm";
import invitations from "~/i18n/locales/zh/invitations";
import licence from "~/i18n/locales/zh/licence";
import blockList from "~/i18n/locales/zh/block-list";
import buyingCompanies from "~/i18n/locales/zh/buying-companies";
import managedDomains from "~/i18n/locales/zh/managed-domains";
import managedNotices from "~/i18n/locales/zh/managed-notices";
import outgoing from "~/i18n/locales/zh/outgoing";
import ourPeople from "~/i18n/locales/zh/our-people";
import people from "~/i18n/locales/zh/people";
import retention from "~/i18n/locales/zh/retention";
import scheduledJobs from "~/i18n/locales/zh/scheduled-jobs";
import scorecard from "~/i18n/locales/zh/scorecard";
import serviceFigures from "~/i18n/locales/zh/service-figures";
import teamwork from "~/i18n/locales/zh/teamwork";
import staticTexts from "~/i18n/locales/zh/static-texts";
import valueLists from "~/i18n/locales/zh/value-lists";
import webhooks from "~/i18n/locales/zh/webhooks";
import shell from "~/i18n/resources/zh";

/** Sub-applications bring their own texts. */
const zh = {
  blockList,
  ...shell,
  categories,
  correctiveActions,
  documents,
  gcis,
  gsrm,
  invitations,
  licence,
  buyingCompanies,
  managedDomains,
  managedNotices,
  outgoing,
  ourPeople,
  people,
  retention,
  scheduledJobs,
  scorecard,
  serviceFigures,
  teamwork,
  staticTexts,
  valueLists,
  webhooks,
};
const namespaces = Object.keys(zh);

/** Literal keys used in the screens, with the namespaces that the enclosing component reads. */
function usedKeys(file: string): { key: string; spaces: string[] }[] {
  const source = readFileSync(file, "utf8");
  const readers = [...source.matchAll(/\buseTranslation\(([^)]*)\)/g)].map(({ index, 1: list = "" }) => {
    const names = [...list.matchAll(/"(\w+)"/g)].map(([, name = ""]) => name);
    return { index, spaces: names.length > 0 ? names : ["common"] };
  });
  return [...source.matchAll(/\bt\(\s*"([^"]+)"/g)].map(({ index, 1: key = "" }) => ({
    key,
    spaces: readers.findLast((reader) => reader.index < index)?.spaces ?? ["common"],
  }));
}

const at = (space: string, key: string) =>
  key
    .split(".")
    .reduce<unknown>(
      (node, part) => (node as Record<string, unknown> | undefined)?.[part],
      zh[space as keyof typeof zh],
    );

function exists(key: string, spaces: string[]) {
  const [space = "", rest] = key.includes(":") ? key.split(":") : ["", key];
  // Texts named by an error code use the whole code as their key.
  const flat: Record<string, string> = { ...zh.findings, ...failures };
  return (space ? [space] : spaces).some(
    (one) =>
      namespaces.includes(one) &&
      ["", "_other"].some(
        (ending) =>
          typeof at(one, `${rest}${ending}`) === "string" ||
          (["findings", "errors"].includes(one) && `${rest}${ending}` in flat),
      ),
  );
}

test("every text a screen uses exists", () => {
  const missing = globSync("app/{routes,sub-apps,ui}/**/*.{ts,tsx}").flatMap((file) =>
    usedKeys(file)
      .filter(({ key, spaces }) => !exists(key, spaces))
      .map(({ key }) => `${file}: ${key}`),
  );
  expect(missing).toEqual([]);
});
