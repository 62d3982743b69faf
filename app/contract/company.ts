import { z } from "zod";
import { endpoint, nothing } from "./endpoint";
import { calendarDay } from "./moments";
import { stageView } from "./progress";
import { savedSection } from "./draft-view";
import { sectionsToSave } from "./registration";

/**
 * The onboarding status of the tenant's company (§1), and the documents on its file that have expired or expire within
 * 30 days, earliest first. Null if the company did not register here. The path is not shown in §7.
 */
export const standing = endpoint("GET", "/api/v1/srm/tenant/company/standing", {
  input: nothing,
  answer: z
    .object({
      number: z.string().nullable(),
      progress: stageView,
      documents: z.array(
        z.object({
          list: z
            .enum(["certificationType", "attachmentType"])
            .describe("The list that contains the name of its type: `certificationType` or `attachmentType`."),
          type: z.string(),
          expiresOn: calendarDay.describe("A calendar day."),
          isExpired: z.boolean(),
        }),
      ),
    })
    .nullable(),
  access: "session",
});

const base = "/spfm/public/gsrm/v1/isp/company";

/**
 * The registration answers of the tenant's company, section by section as typed. They can be changed while `progress.state` is
 * `filling`; afterwards sensitive answers are masked (S-58). Null if the company did not register here. If it did, the caller needs
 * the button `company.change` (403). The path is not shown in §7.
 */
export const registration = endpoint("GET", `${base}/registration`, {
  input: nothing,
  answer: z
    .object({
      progress: stageView,
      country: z.string().describe("The country or region of the registration."),
      sections: z.array(savedSection),
      fileCounts: z.record(z.string(), z.number()).describe("The number of files under each file UUID."),
    })
    .nullable(),
  access: "session",
});

/**
 * Like `registration.saveSections`, for the company's signed-in users (§2). Refusals: those of
 * `registration.saveSections`, and 404 if there is no registration.
 */
export const saveSections = endpoint("PUT", `${base}/sections`, {
  input: z.strictObject({ sections: sectionsToSave }),
  answer: z.object({ sections: z.array(savedSection) }),
  access: "session",
  button: "company.change",
  refusals: [404, 409],
});
