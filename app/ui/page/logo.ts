/** The logo, which differs for the region IN (§1). */
export const logoOf = (region: string | undefined): string => (region === "IN" ? "/logo-in.svg" : "/logo.svg");
