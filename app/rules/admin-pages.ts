/**
 * The addresses of pages for super admins only, like `pages`. They are separate, because every page of the portal loads
 * `pages`.
 */
export const adminPages = {
  managedDomains: "/gsrm/domains",
  managedDomain: "/gsrm/domains/:id",
  newDomain: "/gsrm/new-domain",
  buyingCompanies: "/gsrm/companies",
} as const;
