import { refuse } from "~/platform/core/base/refuse";
import { requireCertification } from "~/platform/records/certification";
import { listUnopened, listUnseen } from "~/platform/records/files/unopened-files";
import { requireSeenRegistration } from "~/platform/records/onboarding/registration-version";
import { fileRevision } from "~/platform/records/onboarding/yearly-review";
import { readDraft } from "~/platform/records/registrations/saved-section";
import { isDuplicate } from "~/platform/records/duplicates/duplicates";
import { requireNoHit } from "~/platform/records/risk/sanction-hits";
import type { Guard } from "./step";

/** A decision applies only to the version on the reviewer's screen. */
export const requireSeenFile: Guard = async (core, trx, row, { by }) => {
  if (by.kind === "purchasing") await requireSeenRegistration(core, trx, row, by.version);
};

/** A company that may be on a sanctions list is neither approved nor reinstated before a reviewer has decided. */
export const requireDecidedHits: Guard = (_core, trx, { id }) => requireNoHit(trx, id);

/** A registration with files that could not be opened can only be approved with a note that gives the reason. */
export const requireUnopenedNote: Guard = async (core, trx, { id }, { note, now }) => {
  if (note) return;
  const unopened = await listUnopened(core, trx, id, now);
  if (unopened.length > 0) refuse("unacceptable", "onboarding.unopenedNote", { files: unopened });
};

/** A reviewer who has not opened every document can only approve with a note that gives the reason. */
export const requireUnseenNote: Guard = async (core, trx, { id }, { note, by, now }) => {
  if (note || by.kind !== "purchasing") return;
  const unseen = await listUnseen(core, trx, id, by.accountId, now);
  if (unseen.length > 0) refuse("unacceptable", "onboarding.unseenNote", { files: unseen });
};

/** A second registration of a company can only be approved with a note that gives the reason. */
export const requireDuplicateNote: Guard = async (_core, trx, { id }, { note }) => {
  if (!note && (await isDuplicate(trx, id))) refuse("unacceptable", "onboarding.duplicateNote");
};

/** A supplier confirms only the version of the file on its screen. */
export const requireShownFile: Guard = async (core, trx, { id }, { by }) => {
  if (by.kind !== "supplier") return;
  if (by.revision !== fileRevision(await readDraft(core, trx, id))) refuse("conflict", "company.outdated");
};

/** A supplier submits only the version of the certification on its screen, and only if it is complete. */
export const requireCertified: Guard = async (core, trx, { id }, { by, now }) => {
  if (by.kind === "supplier") await requireCertification(core, trx, id, by.revision, now);
};

/** A registrant who has started another registration continues with that one. */
export const requireNoOther: Guard = async (_core, trx, { email_hash }) => {
  const other = await trx.selectFrom("registration").select("id").where("open_key", "=", email_hash).executeTakeFirst();
  if (other) refuse("conflict", "onboarding.startedAgain");
};
