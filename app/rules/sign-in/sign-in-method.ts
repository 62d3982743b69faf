/** Where a person signs in: at the portal's own identity provider, or at the company's. */
export const signInMethods = ["portal", "company"] as const;
export type SignInMethod = (typeof signInMethods)[number];
