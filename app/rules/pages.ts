/** The addresses that links, menus and sub-applications share, each stated once. `:name` is a parameter; `fillIn` replaces it. */
export const pages = {
  workspace: "/workspace",
  news: "/workspace/news",
  messages: "/gsrm/worksDetail/PrivateMessage",
  notices: "/gsrm/worksDetail/NoticeList",
  personal: "/gsrm/personal",
  import: "/gsrm/ImportPage",
  progress: "/progress",
  queue: "/gsrm",
  registrationFile: "/gsrm/registrations/:id",
  agencies: "/gsrm/agencies",
  invitations: "/gsrm/invitations",
  scorecards: "/gsrm/scorecards",
  sanctions: "/gsrm/sanctions",
  companyChanges: "/gsrm/changes",
  companyChange: "/gsrm/changes/:id",
  reviewSettings: "/gsrm/review-settings",
  figures: "/gsrm/figures",
  serviceFigures: "/gsrm/service-figures",
  retention: "/gsrm/retention",
  webhooks: "/gsrm/webhooks",
  blockList: "/gsrm/block-list",
  valueLists: "/gsrm/lists",
  valueList: "/gsrm/lists/:id",
  staticTexts: "/gsrm/texts",
  staticText: "/gsrm/texts/:id",
  people: "/gsrm/people",
  person: "/gsrm/people/:id",
  lostMailboxes: "/gsrm/lost-mailboxes",
  documentDates: "/gsrm/document-dates",
  correctiveActions: "/gsrm/corrective-actions",
  correctiveAction: "/gsrm/corrective-actions/:id",
  standing: "/gcis",
  company: "/gcis/company",
  proposeChange: "/gcis/company/:section/change",
  certification: "/gcis/certification",
  documents: "/gcis/documents",
  ownCorrectiveActions: "/gcis/corrective-actions",
  ownCorrectiveAction: "/gcis/corrective-actions/:id",
  changes: "/gcis/changes",
  change: "/gcis/changes/:changeId",
} as const;

/** An address with its parts, in their order. */
export const fillIn = (address: string, ...parts: readonly string[]): string => {
  const remainingParts = [...parts];
  return address.replace(/:\w+/g, () => encodeURIComponent(remainingParts.shift() ?? ""));
};
