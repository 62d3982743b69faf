import type { Core } from "~/platform/core/core";
import type { Db, Tables } from "~/platform/core/database/schema";
import { iso } from "~/platform/core/base/instants";
import type { SavedSection } from "~/platform/records/registrations/saved-section";
import { openOwner } from "~/platform/records/registrations/find-registration";
import type { AcceptedText } from "~/platform/records/texts/accepted-texts";
import { describeTabs, listTabFiles } from "./describe-tabs";
import { issuer } from "./issuer";
import { keepRecord } from "./keep-record";

type Submitted = {
  registration: Pick<Tables["registration"], "id" | "owner_sealed" | "consented_at" | "accepted_json">;
  number: string;
  round: number;
  /** The sections as submitted. */
  draft: readonly SavedSection[];
  now: Date;
};

/** Stores the answers of a round in the transaction that submits it. */
export async function keepRoundEvidence(core: Core, trx: Db, submitted: Submitted): Promise<void> {
  const { registration, number, round, draft, now } = submitted;
  const { id: registrationId, consented_at, accepted_json } = registration;
  const { tabs, stored } = await describeTabs(core, trx, { registrationId, draft, parts: draft, now });
  const record = {
    ...issuer(core, draft),
    kind: "round",
    number,
    round,
    at: iso(now),
    registrant: { ...openOwner(core.seal, registration), emailConfirmedAt: consented_at },
    agreements: { acceptedAt: consented_at, texts: toAccepted(accepted_json) },
    tabs,
    files: tabs.flatMap((tab) => listTabFiles(tab, stored)),
  } as const;
  await keepRecord(core, trx, record, { registrationId });
}

const toAccepted = (json: string | null): AcceptedText[] => (json ? (JSON.parse(json) as AcceptedText[]) : []);
