import { qualifiedCategories } from "~/contract";
import { splitCodes } from "~/rules/categories/code-set";
import { isQualified } from "~/rules/onboarding/stages";
import type { Core } from "~/platform/core/core";
import type { Language } from "~/i18n/language";
import { type Handler, handleSession } from "~/platform/cases/handler";
import { categoryList, findCategoryNames, findLastChange } from "~/platform/records/categories/qualified-categories";
import { listChildren } from "~/platform/records/lists/search-list-values";
import { requireSubmitted } from "~/platform/records/onboarding/require-submitted";
import { findCompany } from "~/platform/records/registrations/find-registration";
import type { Actor } from "~/platform/records/sessions/actor";
import { changeCategories } from "./change";

/**
 * The categories for which suppliers are qualified. Purchasing reads and changes them, and the supplier reads its own.
 */
export const categoryHandlers = (core: Core): Handler[] => [
  handleSession(qualifiedCategories.load, ({ registrationId }, { language }) =>
    loadForPurchasing(core, registrationId, language),
  ),
  handleSession(qualifiedCategories.change, (input, context) => changeCategories(core, input, context)),
  handleSession(qualifiedCategories.own, (_, { actor, language }) => loadOwn(core, actor, language)),
];

async function loadForPurchasing(core: Core, registrationId: string, language: Language) {
  const { state, qualified_categories } = await requireSubmitted(core, registrationId);
  if (qualified_categories === null && !isQualified(state)) return null;
  const categories = splitCodes(qualified_categories);
  const listed = await listChildren(core, categoryList, language);
  const gone = categories.filter((code) => listed.every((one) => one.code !== code));
  const names = (await findCategoryNames(core.db, gone))(language);
  return {
    categories,
    choices: [
      ...listed.map(({ code, name }) => ({ value: code, meaning: name })),
      ...gone.map((code) => ({ value: code, meaning: names(code) })),
    ],
    isChangeable: isQualified(state),
  };
}

async function loadOwn(core: Core, actor: Actor, language: Language) {
  const row = await findCompany(core, actor);
  if (!row || !isQualified(row.state)) return null;
  const codes = splitCodes(row.qualified_categories);
  const names = await findCategoryNames(core.db, codes);
  return {
    categories: codes.map((value) => ({ value, meaning: names(language)(value) })),
    lastChange: await findLastChange(core, row.id),
  };
}
