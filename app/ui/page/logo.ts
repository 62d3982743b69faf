/** §1: the logo differs when the region is IN. */
export const logoOf = (region: string | undefined): string => (region === "IN" ? "/logo-in.svg" : "/logo.svg");
