import { registrationField } from "~/rules/form/window-fields";

/** A hidden field with the registration for which the window was opened, so that the form cannot change another one. */
export const RegistrationField = ({ id }: { id: string }) => (
  <input type="hidden" name={registrationField} value={id} readOnly />
);
