/** The types of company that suppliers are (§3). Separate from the basic tab, because addresses of the queue name them too. */
export const companyTypes = ["agent", "trader", "manufacturer", "serviceProvider"] as const;
export type CompanyType = (typeof companyTypes)[number];
