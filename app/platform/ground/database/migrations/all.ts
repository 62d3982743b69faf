import type { Migration } from "kysely/migration";
import { registrations } from "./001-registrations";
import { mail } from "./002-mail";
import { files } from "./003-files";
import { reference } from "./004-reference";
import { identity } from "./005-identity";
import { messages } from "./006-messages";
import { profile } from "./007-profile";
import { lovViews } from "./008-lov-views";
import { dashboard } from "./009-dashboard";
import { onboarding } from "./011-onboarding";
import { review } from "./012-review";
import { companyFile } from "./013-company-file";
import { changeRequests } from "./014-change-requests";
import { companyType } from "./015-company-type";
import { alarms } from "./016-alarms";
import { fourEyes } from "./017-four-eyes";
import { accounts } from "./018-accounts";
import { digestsAndExports } from "./019-digests-exports";
import { fileScan } from "./020-file-scan";
import { draftExpiry } from "./021-draft-expiry";
import { phones } from "./022-phones";
import { valueOrder } from "./023-value-order";
import { newsChanges } from "./024-news-changes";
import { valuePinyin } from "./025-value-pinyin";

/** Every migration, in its order. A migration that has been released is never edited: add another. */
export const migrations: Record<string, Migration> = {
  "001-registrations": registrations,
  "002-mail": mail,
  "003-files": files,
  "004-reference": reference,
  "005-identity": identity,
  "006-messages": messages,
  "007-profile": profile,
  "008-lov-views": lovViews,
  "009-dashboard": dashboard,
  "011-onboarding": onboarding,
  "012-review": review,
  "013-company-file": companyFile,
  "014-change-requests": changeRequests,
  "015-company-type": companyType,
  "016-alarms": alarms,
  "017-four-eyes": fourEyes,
  "018-accounts": accounts,
  "019-digests-exports": digestsAndExports,
  "020-file-scan": fileScan,
  "021-draft-expiry": draftExpiry,
  "022-phones": phones,
  "023-value-order": valueOrder,
  "024-news-changes": newsChanges,
  "025-value-pinyin": valuePinyin,
};
