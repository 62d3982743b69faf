/** Where someone proves who they are: at the portal's own identity provider, or at the company's. */
export const signInDoors = ["portal", "company"] as const;
export type SignInDoor = (typeof signInDoors)[number];
