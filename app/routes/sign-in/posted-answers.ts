import { formText } from "~/rules/form-text";
import { digits } from "~/rules/normalise";

/** Nothing longer is read (contract/sign-in.ts); what is cut off could not have been right. */
const longest = { account: 254, password: 400, code: 20 };

/** The account a form names. */
export const accountIn = (form: FormData): string => formText(form, "account").trim().slice(0, longest.account);

/** A password as it was typed: white space counts. */
export const passwordIn = (form: FormData, name: "password" | "repeat"): string =>
  formText(form, name).slice(0, longest.password);

/** The code from the letter or text message, as the rules of every other code read it (rules/field.ts). */
export const codeIn = (form: FormData): string => digits(formText(form, "code")).trim().slice(0, longest.code);
