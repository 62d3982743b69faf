/** The country whose suppliers register themselves (§1); suppliers of other countries need an invitation (decision 057). */
export const selfRegistrationCountry = "CN";

/** Whether companies in this country need an invitation. */
export const isAbroad = (country: string | undefined): boolean =>
  country !== undefined && country !== "" && country !== selfRegistrationCountry;
