import type { z } from "zod";
import type { qualifiedCategories } from "~/contract";
import { findCategoryHindrance, toDifference } from "~/rules/categories/category-change";
import { isSameSet, splitCodes } from "~/rules/categories/code-set";
import { isQualified } from "~/rules/onboarding/stages";
import { recordAudit } from "~/platform/core/audit";
import { refuse } from "~/platform/core/base/refuse";
import type { Core } from "~/platform/core/core";
import type { Db } from "~/platform/core/database/schema";
import type { ActorContext } from "~/platform/cases/handler";
import { categoryList, writeCategories } from "~/platform/records/categories/qualified-categories";
import { findOffered } from "~/platform/records/lists/find-offered";
import { requireSubmitted } from "~/platform/records/onboarding/require-submitted";
import { lockRegistration } from "~/platform/records/registrations/lock-registration";
import { notifyOfChange } from "./notify-of-change";

type CategoriesChange = z.output<typeof qualifiedCategories.change.input>;

/** Changes the qualified categories of a supplier under the registration’s lock, and notifies its people. */
export async function changeCategories(core: Core, input: CategoriesChange, { actor, now }: ActorContext) {
  const { registrationId, before, reason } = input;
  const after = [...new Set(input.categories)];
  await requireSubmitted(core, registrationId);
  await core.db.transaction().execute(async (trx) => {
    const row = await lockRegistration(trx, registrationId);
    if (!isQualified(row.state)) refuse("conflict", "categories.notQualified");
    const current = splitCodes(row.qualified_categories);
    if (!isSameSet(current, before)) refuse("conflict", "categories.outdated");
    const hindrance = findCategoryHindrance(current, after);
    if (hindrance) refuse("unacceptable", `categories.${hindrance}`);
    const { added, removed } = toDifference(current, after);
    await requireListed(trx, added);
    const change = { registrationId, before: current, after, reason, changedBy: actor.accountId, at: now };
    await writeCategories(core, trx, change);
    await notifyOfChange(core, trx, row, { after, added, removed, reason }, now);
    await recordAudit(trx, {
      at: now,
      actor: `account:${actor.accountId}`,
      action: "categories.change",
      subject: `registration:${registrationId}`,
      details: { from: current.join(" "), to: after.join(" ") },
    });
  });
  core.emailWaits();
  return {};
}

/** Refuses added categories that are not on the list. Removed ones need not be on it. */
async function requireListed(trx: Db, codes: readonly string[]) {
  const offered = await findOffered(trx, categoryList, codes);
  if (codes.some((code) => !offered.has(code))) refuse("unacceptable", "categories.unlisted");
}
