import { json } from "@remix-run/node";
import { companyLookup } from "~/contract";
import { Failure } from "~/gateway/failure";
import type { Gateway } from "~/gateway/gateway.server";
import { fillBlanks, lookupKeyword } from "~/rules/registration/company-lookup";
import type { Typed } from "~/rules/typed";
import { paramsOfRefusal } from "~/session/refusals";
import type { SectionOutcome } from "~/ui/form/section-form";

/**
 * Looks the company up that was typed, and fills what is blank (§7). Whatever the service says, the tab stays as it was
 * typed and can be filled in by hand.
 */
export async function lookUpCompany(call: Gateway, typed: Typed, save: (typed: Typed) => Promise<unknown>) {
  const keyword = lookupKeyword(typed);
  if (!keyword) return json<SectionOutcome>({ lookup: { code: "companyLookup.keyword" } }, { status: 422 });
  try {
    const { found } = await call(companyLookup.lookUp, { keyword });
    const { typed: complete, filled } = fillBlanks(typed, found);
    if (filled.length > 0) await save(complete);
    return json<SectionOutcome>({ lookup: { filled } });
  } catch (error) {
    if (!(error instanceof Failure) || !error.code.startsWith("companyLookup.")) throw error;
    const lookup = { code: error.code, params: paramsOfRefusal(error) };
    return json<SectionOutcome>({ lookup }, { status: error.status });
  }
}
