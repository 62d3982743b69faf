import type { Core } from "~/platform/core/core";
import type { Db } from "~/platform/core/database/schema";
import { wordsIn } from "~/platform/core/words/words-in";
import { raiseAlarm } from "~/platform/records/messages/raise-alarm";
import { supplierWords } from "~/platform/records/registrations/supplier-words";
import type { CompanyChange } from "./company-change";

type Reason = "changeStopped" | "callDenied" | "changeHeld" | "accountShared";

async function alarm(core: Core, trx: Db, change: CompanyChange, at: Date, reason: Reason, by = ""): Promise<void> {
  const words = await supplierWords(trx, change.registration_id, "alarms", (t, name, language) => {
    const supplier = t("supplier", { name });
    const section = wordsIn(language, "sections")(change.section_id);
    return { title: t(`${reason}.title`, { section, supplier }), body: t(`${reason}.body`, { section, supplier, by }) };
  });
  await raiseAlarm(core, trx, { at, words, to: `/gsrm/changes/${change.id}` });
}

/** A contact used the stop link; `by` is their masked email. */
export const alarmAboutStop = (core: Core, trx: Db, change: CompanyChange, by: string, now: Date): Promise<void> =>
  alarm(core, trx, change, now, "changeStopped", by);

/** The supplier denied the change on the phone. */
export const alarmAboutDenial = (core: Core, trx: Db, change: CompanyChange, now: Date): Promise<void> =>
  alarm(core, trx, change, now, "callDenied");

/** The portal itself held an approved change on the day it was due. */
export const alarmAboutHold = (core: Core, trx: Db, change: CompanyChange, now: Date): Promise<void> =>
  alarm(core, trx, change, now, "changeHeld");

/** New bank details name an account that another supplier uses. */
export const alarmAboutSharedAccount = (core: Core, trx: Db, change: CompanyChange, now: Date): Promise<void> =>
  alarm(core, trx, change, now, "accountShared");
