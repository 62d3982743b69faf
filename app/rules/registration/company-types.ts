/**
 * The company types of suppliers (§3). Separate from the basic tab, because the queue's query string also uses them.
 */
export const companyTypes = ["agent", "trader", "manufacturer", "serviceProvider"] as const;
export type CompanyType = (typeof companyTypes)[number];
