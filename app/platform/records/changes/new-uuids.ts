import type { Seal } from "~/platform/core/seal";
import { fileUuids } from "~/rules/registration/file-uuids";
import { sections } from "~/rules/registration/sections";
import { type CompanyChange, openContents } from "./company-change";

/** The UUIDs of the files that come with a change: those of its new answers, and its proof. */
export function newUuids(seal: Seal, change: CompanyChange): string[] {
  const { fields } = sections[change.section_id];
  const { before, after, proof } = openContents(seal, change);
  const uuidsBefore = fileUuids(fields, before);
  const ofAnswers = fileUuids(fields, after).filter((uuid) => !uuidsBefore.includes(uuid));
  return proof ? [...ofAnswers, proof] : ofAnswers;
}
