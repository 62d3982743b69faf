import { Readable } from "node:stream";
import { evidence } from "~/contract";
import { packFileName, type PackKind } from "~/rules/evidence/evidence-pack";
import type { Core, Context } from "~/platform/core/core";
import { countAgainst } from "~/platform/core/rate-limits/count-against";
import { verifiesPerAddress } from "~/platform/core/rate-limits/rates";
import { storedBytes } from "~/platform/core/storage/bytes";
import { fileResponse } from "~/platform/cases/content-response";
import { type Handler, handle, handleSession } from "~/platform/cases/handler";
import { requireOwn, requireProposed } from "~/platform/records/changes/company-change";
import { listPacks, openRecord, type PackPlace, requirePack } from "~/platform/records/evidence/evidence-packs";
import type { EvidenceRecord } from "~/platform/records/evidence/evidence-record";
import { requireOpenable } from "~/platform/records/files/scan-state";
import { requireSubmitted } from "~/platform/records/onboarding/require-submitted";
import { requireRegistrationToken } from "~/platform/records/registrations/registration-session";
import { findCompany, requireCompany } from "~/platform/records/registrations/find-registration";
import { archivePieces, findStoredFiles } from "./archive";

/** The calls of evidence packs: for the registrant, the approved company, reviewers, and everyone. */
export const evidenceHandlers = (core: Core): Handler[] => [
  handle(evidence.list, async (_, context) => ({
    packs: await listPacks(core.db, await requireRegistrationToken(core, context)),
  })),
  handle(evidence.content, async ({ round, kind }, context) =>
    packResponse(core, { registrationId: await requireRegistrationToken(core, context), round }, kind),
  ),
  handleSession(evidence.listOfCompany, async (_, { actor }) => {
    const company = await findCompany(core, actor);
    return { packs: company ? await listPacks(core.db, company.id) : [] };
  }),
  handleSession(evidence.contentOfCompany, async ({ round, kind }, { actor }) =>
    packResponse(core, { registrationId: (await requireCompany(core, actor)).id, round }, kind),
  ),
  handleSession(evidence.listForReview, async ({ registrationId }) => ({
    packs: await listPacks(core.db, (await requireSubmitted(core, registrationId)).id),
  })),
  handleSession(evidence.contentForReview, async ({ registrationId, round, kind }) =>
    packResponse(core, { registrationId: (await requireSubmitted(core, registrationId)).id, round }, kind),
  ),
  handleSession(evidence.contentOfChange, async ({ changeId, kind }, { actor }) => {
    const { id } = await requireCompany(core, actor);
    return packResponse(core, { changeId: (await requireOwn(core.db, id, actor.accountId, changeId)).id }, kind);
  }),
  handleSession(evidence.changeForReview, async ({ changeId, kind }) =>
    packResponse(core, { changeId: (await requireProposed(core.db, changeId)).id }, kind),
  ),
  handle(evidence.verify, ({ sha256 }, context) => verify(core, sha256, context)),
];

/**
 * A pack as an attachment. The archive is assembled while it is sent, with exactly the size recorded when the pack was
 * generated.
 */
async function packResponse(core: Core, place: PackPlace, kind: PackKind): Promise<Response> {
  const pack = await requirePack(core.db, place);
  const record = openRecord(core, pack);
  const name = packFileName(record, kind);
  if (kind === "pdf") {
    const bytes = await storedBytes(core, pack.pdf_stored_name);
    return fileResponse({ bytes, type: "application/pdf", length: pack.pdf_bytes, name });
  }
  const paper = { storedName: pack.pdf_stored_name, bytes: pack.pdf_bytes, sha256: pack.pdf_sha256 };
  for (const file of await findStoredFiles(core, filesOfArchive(record))) requireOpenable(core, file);
  const pieces = Readable.from(archivePieces(core, record, paper));
  const bytes = Readable.toWeb(pieces) as ReadableStream;
  return fileResponse({ bytes, type: "application/zip", length: pack.zip_bytes, name });
}

/** The files of the archive, without those found to be infected before it was generated. */
const filesOfArchive = ({ files }: EvidenceRecord) => files.filter(({ path }) => path);

/**
 * Whether a pack with this SHA-256 was issued here. The response contains neither number nor company, because anyone
 * may call.
 */
async function verify({ db, seal }: Core, sha256: string, { addressGroup, now }: Context) {
  await countAgainst(db, now, [{ rate: verifiesPerAddress, subject: seal.hash("address", addressGroup) }]);
  const row = await db
    .selectFrom("evidence_pack")
    .select(["at", "round"])
    .where((either) => either.or([either("pdf_sha256", "=", sha256), either("zip_sha256", "=", sha256)]))
    .executeTakeFirst();
  return { issued: row ?? null };
}
