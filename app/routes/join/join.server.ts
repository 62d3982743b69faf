import { json, redirect } from "@remix-run/node";
import { staff } from "~/contract";
import type { Failure } from "~/gateway/failure";
import { paths } from "~/paths";
import { formText } from "~/rules/form-values";
import { readLinkKey } from "~/rules/link-key";
import type { Portal } from "~/session/portal.server";
import { bindingOf, otherHost, toProvider } from "~/session/sign-in.server";
import {
  accountIn,
  answerFindings,
  answerSignInRefusal,
  newPasswordFindings,
  passwordIn,
} from "../sign-in/findings.server";

/**
 * Loads the data of the page: the invitation, or that the link no longer works, or how to sign in once it has been
 * used.
 */
export async function loadJoin(portal: Portal) {
  if (portal.query.has("done")) return json({ invitation: null, isDone: true });
  const { answer, failure } = await portal.attempt(staff.look, { token: readLinkKey(portal.query) });
  if (failure && !isGone(failure)) throw await portal.answerFor(failure);
  // A sign-in at the company's own provider returns to PUBLIC_ORIGIN, so it starts there too.
  const elsewhere = answer?.hasCompanyDoor ? otherHost(portal.request) : null;
  if (elsewhere) throw elsewhere;
  return json({ invitation: answer ?? null, isDone: false }, answer ? 200 : 410);
}

/** Opens the account. If the link has been used in the meantime, the page is shown again with a message. */
export async function takeJoin(portal: Portal) {
  const form = await portal.form();
  const token = readLinkKey(portal.query);
  return formText(form, "intent") === "company" ? joinAtCompany(portal, token) : joinHere(portal, token, form);
}

async function joinHere(portal: Portal, token: string, form: FormData) {
  const password = passwordIn(form, "password");
  const findings = newPasswordFindings(password, passwordIn(form, "repeat"), accountIn(form));
  if (findings) return answerFindings(findings);
  const { failure } = await portal.attempt(staff.join, { token, password });
  return failure ? answerFailure(failure, token) : redirect(paths.joined, 303);
}

async function joinAtCompany(portal: Portal, token: string) {
  const loginBinding = await bindingOf(portal.request);
  const { answer, failure } = await portal.attempt(staff.joinAtCompany, { token }, { caller: { loginBinding } });
  return failure ? answerFailure(failure, token) : toProvider(answer.address, loginBinding, 303);
}

const answerFailure = (failure: Failure, token: string) =>
  isGone(failure) ? redirect(paths.join(token), 303) : answerSignInRefusal(failure);

const isGone = ({ status }: Failure) => status === 410;
