import type { Gateway } from "~/gateway/gateway.server";
import type { FormValues } from "~/rules/form-values";
import type { SectionId } from "~/rules/registration/section-ids";
import type { Portal } from "~/session/portal.server";
import { rememberMeanings } from "~/session/remember-meanings.server";
import { findMeaningsBy, type Meanings, meaningsOf } from "~/ui/form/meanings";

/** Words for the codes a section holds, in the language of the page. `call` is another than the portal's where failures are its own. */
export const loadMeanings = (
  portal: Portal,
  id: SectionId,
  values: FormValues,
  call: Gateway = portal.call,
): Promise<Meanings> => meaningsOf(rememberMeanings(portal, findMeaningsBy(call)), id, values);
