import { registrationField } from "~/rules/form/window-fields";

/** Names in a form the registration that its window was opened for, so that it changes no other one. */
export const RegistrationField = ({ id }: { id: string }) => (
  <input type="hidden" name={registrationField} value={id} readOnly />
);
