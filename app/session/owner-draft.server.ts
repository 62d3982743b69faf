import { Failure } from "~/gateway/failure";
import type { RefusalCode } from "~/rules/refusal-code";
import type { SectionId } from "~/rules/registration/section-ids";
import type { Draft, Portal } from "./portal.server";

/** The registration, for a page of the registrant. Colleagues who were invited to some tabs are refused (403). */
export async function ownerDraft(portal: Portal): Promise<Draft> {
  const draft = await portal.draft();
  if (draft.colleague) await refuseColleague(portal, draft, "colleague.ownerOnly");
  return draft;
}

/** The registration, for the page of a tab. Colleagues are refused (403) tabs to which they are not invited. */
export async function tabDraft(portal: Portal, section: SectionId): Promise<Draft> {
  const draft = await portal.draft();
  if (draft.colleague && !draft.colleague.sections.includes(section))
    await refuseColleague(portal, draft, "colleague.otherTab");
  return draft;
}

/**
 * The base API would also refuse the calls of such a page. The page is refused first, with the name of the registrant
 * to contact.
 */
async function refuseColleague(portal: Portal, { name }: Draft, code: RefusalCode): Promise<never> {
  throw await portal.answerFor(new Failure(403, { code, details: { params: { name } } }));
}
