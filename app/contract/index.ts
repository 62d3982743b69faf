/** The signed-in user: tenants, menus, permissions and regions; the domain, for everyone. */
export * as account from "./account";
/** The agents among the approved suppliers. */
export * as agencies from "./agencies";
/** Assignment of registrations to purchasing managers, and their deputies. */
export * as assignment from "./assignment";
/**
 * The authenticator app and recovery codes of the signed-in user: a second factor in addition to codes and passkeys.
 */
export * as authenticator from "./authenticator";
/** The company's own block list, for super admins. §7 names no such calls. */
export * as blockList from "./block-list";
/** The certification of the company of this tenant: its documents and their expiry dates (§1, stage 6). */
export * as certification from "./certification";
/** Change requests of a supplier on its company file. §7 has no such calls; these follow the registration's calls. */
export * as changeRequests from "./change-requests";
/** Purchasing's side of the change requests; each call needs the button `registration.review`. */
export * as changeReview from "./change-review";
/** The company of this tenant: its onboarding stage and its registration. */
export * as company from "./company";
/** The company file of an approved company. §7 has no such calls; these follow the registration's calls. */
export * as companyFile from "./company-file";
/** Colleagues whom a registrant invites to fill in some of the tabs. §7 names no such calls. */
export * as colleagues from "./colleagues";
/**
 * The file calls of an approved company, for its signed-in users. They match the calls of §7, with the session instead
 * of the registration token. Files cannot be added to or removed from a UUID that a section or a request uses:
 * `file.onRecord` (409). Documents of the certification are an exception while it is returned for changes.
 */
export * as companyFiles from "./company-files";
/** Corrective actions, which purchasing requests and suppliers respond to. §7 names no such calls. */
export * as correctiveActions from "./corrective-actions";
/** The record of a business-information service for a company, queried on demand during registration. */
export * as companyLookup from "./company-lookup";
/** The messages between a supplier and purchasing about a registration. §7 names no such calls. */
export * as conversation from "./conversation";
/** The consent that users of some regions give once (§3, §4). */
export * as consent from "./consent";
/** The cards of the workspace dashboard, and each user's layout. */
export * as dashboard from "./dashboard";
/** Draft texts of a reviewer's decision. §7 names no such calls. */
export * as decisionDrafts from "./decision-drafts";
/** Decisions that can be undone for a minute before they take effect. §7 names no such calls. */
export * as delayedDecisions from "./delayed-decisions";
/**
 * Expiry dates of documents: a supplier's own, purchasing's calendar for all suppliers, and the calendar feed. §7 names
 * no such calls.
 */
export * as documents from "./documents";
/** The evidence packs of submitted rounds, and a check whether a pack was issued here. §7 names no such calls. */
export * as evidence from "./evidence";
/**
 * Complete exports of lists, in batches. The first batch is requested without `after`, each later one with the `next`
 * of the previous batch. Each row appears once, even if the list grows during the export. §7 shows no paths for them;
 * these follow the user's other calls.
 */
export * as exports from "./exports";
/** Figures on reviews and on the waiting times of open ones. §7 names no such calls. */
export * as figures from "./figures";
/** File calls of a registration (§7); all send the registration token in a header. */
export * as files from "./files";
/** Invitations of suppliers to register, by purchasing managers. §7 names no such calls. */
export * as invitations from "./invitations";
/** The audit log of this tenant: a check of its integrity, and its export as a workbook. */
export * as log from "./log";
/** Lists of values and dictionaries: codes with their names in the requested language. */
export * as lov from "./lov";
/** Replacement, by two people, of email addresses that their owners can no longer access. §7 names no such calls. */
export * as mailboxes from "./mailboxes";
/** The members of the tenant and their roles, for users who may assign roles (§6). */
export * as members from "./members";
/** The site messages of an account. §7 names the calls but shows no paths; these follow the user's other calls. */
export * as messages from "./messages";
/** The companies that buy, for super admins. §7 names no such calls. */
export * as buyingCompanies from "./buying-companies";
/** The hosts of the portal, for super admins who configure them. §7 names no such calls. */
export * as managedDomains from "./managed-domains";
/** The notices, for super admins who edit them. §7 names no such calls. */
export * as managedNotices from "./managed-notices";
/** The news, in both languages. */
export * as news from "./news";
/** The notices for a user, and the release notice in the banner. */
export * as notices from "./notices";
/**
 * The submitted registrations and the decisions on them. §7 names no such calls; these follow the registration's calls.
 */
export * as onboarding from "./onboarding";
/** The emails and text messages of the portal, for super admins. §7 names no such calls. */
export * as outgoing from "./outgoing";
/** The passkeys of the signed-in user: a second factor besides the codes. */
export * as passkeys from "./passkeys";
/** The buying company's staff, for super admins: invitations, sessions and blocked accounts. §7 names no such calls. */
export * as people from "./people";
/** The signed-in user: picture, time zone, email, phones and sessions. No call reads or changes another user. */
export * as profile from "./profile";
/** The progress of a registration, for a supplier with a code sent by email. */
export * as progress from "./progress";
/** A registration from the confirmed email to its submission, section by section. */
export * as registration from "./registration";
/** Actions of a purchasing manager on several registrations. */
export * as queueBulk from "./queue-bulk";
/** Each reviewer's saved views and display settings for the queue. */
export * as queueViews from "./queue-views";
/**
 * The information on which a purchasing manager bases a decision (decision 021). §7 names no such calls; these follow
 * the registration's calls.
 */
export * as review from "./review";
/** The calendar of working days, and the person notified of overdue reviews, both maintained by super admins. */
export * as reviewCalendar from "./review-calendar";
/** Retention periods, the results of the retention job, and suppliers' requests for their data. */
export * as retention from "./retention";
/** Notes between purchasing managers about a registration, and the colleagues who have it open. */
export * as reviewNotes from "./review-notes";
/**
 * Assignment rules, phrases and the checklist: the calls that maintain them, for super admins, and those that reviews
 * use.
 */
export * as reviewSettings from "./review-settings";
/** Sanctions lists, and purchasing's decisions on their hits. §7 names no such calls. */
export * as sanctions from "./sanctions";
/** The categories for which suppliers are qualified. §7 names no such calls. */
export * as qualifiedCategories from "./qualified-categories";
/** The scheduled jobs of the portal, for super admins. §7 names no such calls. */
export * as scheduledJobs from "./scheduled-jobs";
/** The scorecards of suppliers, by quarter. §7 names no such calls. */
export * as scorecard from "./scorecard";
/** The search available on every page of the workspace. */
export * as search from "./search";
/**
 * Statistics on registrations, on the rules that fail most often and on page speed, as counts only. §7 names no such
 * calls.
 */
export * as serviceFigures from "./service-figures";
/** Sign-in, workspace session and logout (§2, §4, §6). */
export * as session from "./session";
/** The screens of the embedded identity provider. A base API with another identity provider does not need them. */
export * as signIn from "./sign-in";
/** Invitations by which the buying company's staff open their accounts. §7 names no such calls. */
export * as staff from "./staff";
/**
 * The calls behind the stop link that all known contacts receive when bank details are about to change (S-50). They
 * need no sign-in.
 */
export * as stopChange from "./stop-change";
/** The people of a supplier, for its administrators. §7 names no such calls. */
export * as supplierPeople from "./supplier-people";
/** The tasks of a user's tenant and roles. */
export * as tasks from "./tasks";
/** Texts by their code, in the language of the request (§2). */
export * as texts from "./texts";
/** The versioned texts of the portal, for super admins. */
export * as staticTexts from "./static-texts";
/**
 * The calls behind the link that the old address receives after an account's email address was changed. They need no
 * sign-in.
 */
export * as undoEmail from "./undo-email";
/** Undelivered emails about a registration, for its reviewers. §7 names no such calls. */
export * as undeliveredLetters from "./undelivered-letters";
/** Changes of the lists of values, for super admins. §7 names no such calls. */
export * as valueLists from "./value-lists";
/** Events pushed to other systems. §7 names no such calls. */
export * as webhooks from "./webhooks";
