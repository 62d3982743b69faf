import type { Gateway } from "~/gateway/gateway.server";
import type { FormValues } from "~/rules/form-values";
import type { SectionId } from "~/rules/registration/section-ids";
import type { Portal } from "~/session/portal.server";
import { rememberMeanings } from "~/session/remember-meanings.server";
import { findMeaningsBy, type Meanings, meaningsOf } from "~/ui/form/meanings";

/**
 * The labels of the codes in a section, in the language of the page. Pass another `call` than the portal's to handle
 * failures separately.
 */
export const loadMeanings = (
  portal: Portal,
  id: SectionId,
  values: FormValues,
  call: Gateway = portal.call,
): Promise<Meanings> => meaningsOf(rememberMeanings(portal, findMeaningsBy(call)), id, values);
