/** What kind of company a supplier is (§3). Apart from the basic tab: addresses of the queue name them too. */
export const companyTypes = ["agent", "trader", "manufacturer", "serviceProvider"] as const;
export type CompanyType = (typeof companyTypes)[number];
