import type { Pages } from "~/platform/cases/texts/page";
import { admittance } from "./admittance";
import { cooperationGuide } from "./cooperation-guide";
import { cooperationGuideIndia } from "./cooperation-guide-india";
import { honest } from "./honest";
import { protectionPolicy } from "./protection-policy";
import { question } from "./question";
import { society } from "./society";
import { userAgreement } from "./user-agreement";

/** Every static text by the code it is asked for with (§2, §7). */
export const pagesByCode: Record<string, Pages> = {
  "ISP.USER_AGREEMENT": userAgreement,
  "ISP.PROTECTION_POLICY": protectionPolicy,
  "ISP.HONEST": honest,
  "ISP.SOCIETY": society,
  "ISP.QUESTION": question,
  "ISP.ADMITTANCE": admittance,
  "ISP.COOPERATION_GUIDE": cooperationGuide,
  "ISP.COOPERATION_GUIDE.IN": cooperationGuideIndia,
};
