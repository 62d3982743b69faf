import type { z } from "zod";
import type { review } from "~/contract";
import type { Core } from "~/platform/core/core";
import type { Tables } from "~/platform/core/database/schema";
import type { ReadingKind } from "~/rules/licence/reading-states";

/** The encryption context of a read text. */
export const aboutReading = (fileId: string, kind: ReadingKind): string => `licence:${fileId}:${kind}`;

type Licences = z.input<typeof review.file.answer>["licences"];

/** The readings of the licences in a submitted registration. */
export async function listReadings({ db, seal, config }: Core, registrationId: string): Promise<Licences> {
  const rows = await db
    .selectFrom("licence_reading")
    .innerJoin("stored_file", "stored_file.id", "licence_reading.file_id")
    .select(["file_id", "kind", "state", "text_sealed"])
    .where("registration_id", "=", registrationId)
    .orderBy("file_id")
    .execute();
  const fileIds = [...new Set(rows.map(({ file_id }) => file_id))];
  return fileIds.map((fileId) => {
    const reading = (kind: ReadingKind) => {
      const row = rows.find((one) => one.file_id === fileId && one.kind === kind);
      return { state: row?.state ?? "waiting", text: row ? openText(row) : null };
    };
    return { fileId, qrCode: reading("qrCode"), creditCode: config.ocr ? reading("creditCode") : null };
  });

  function openText({
    file_id,
    kind,
    text_sealed,
  }: Pick<Tables["licence_reading"], "file_id" | "kind" | "text_sealed">) {
    return text_sealed === null ? null : seal.open<string>(text_sealed, aboutReading(file_id, kind));
  }
}
