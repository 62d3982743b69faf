/** The country whose suppliers register themselves (§1); suppliers of other countries need an invitation (decision 057). */
export const selfRegistrationCountry = "CN";

/** Whether companies of this country come by an invitation only. */
export const isAbroad = (country: string | undefined): boolean =>
  country !== undefined && country !== "" && country !== selfRegistrationCountry;
