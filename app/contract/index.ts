/** The signed-in user: tenants, menus, permissions and regions; the domain, for everyone. */
export * as account from "./account";
/** The agents among the approved suppliers. */
export * as agencies from "./agencies";
/** The assignment of registrations to purchasing managers, and the managers' deputies. */
export * as assignment from "./assignment";
/** The authenticator app of the signed-in user, and the recovery codes: a second factor besides codes and passkeys. */
export * as authenticator from "./authenticator";
/** The company's own block list, for super admins. §7 names no such calls. */
export * as blockList from "./block-list";
/** The certification of the company of this tenant: its documents and until when they are valid (§1, stage 6). */
export * as certification from "./certification";
/** A supplier's changes of its company file. §7 shows no calls of them: these are of the registration's family. */
export * as changeRequests from "./change-requests";
/** Purchasing's side of the change requests; each call needs the button `registration.review`. */
export * as changeReview from "./change-review";
/** The company of this tenant: its onboarding stage and its registration. */
export * as company from "./company";
/** The company file of an approved company. §7 shows no calls of it: these are of the registration's family. */
export * as companyFile from "./company-file";
/** Colleagues whom a registrant invites to fill in some of the tabs. §7 names no such calls. */
export * as colleagues from "./colleagues";
/**
 * The file calls of an approved company, for its signed-in users: the calls of §7, with the session instead of the
 * registration token. Files cannot be added to or removed from a UUID that a section or a request uses: `file.onRecord` (409).
 * Documents of the certification are an exception while it is returned for changes.
 */
export * as companyFiles from "./company-files";
/** The corrective actions of suppliers: purchasing requests them, and the supplier answers. §7 names no such calls. */
export * as correctiveActions from "./corrective-actions";
/** The data that a business-information service has about a company, on demand in the registration. */
export * as companyLookup from "./company-lookup";
/** The messages between a supplier and purchasing about a registration. §7 names no such calls. */
export * as conversation from "./conversation";
/** The consent that users of some regions give once (§3, §4). */
export * as consent from "./consent";
/** The cards of the workspace, and where each user has put them. */
export * as dashboard from "./dashboard";
/** The texts that a reviewer has written before deciding. §7 names no such calls. */
export * as decisionDrafts from "./decision-drafts";
/** Decisions that can be undone for a minute before they take effect. §7 names no such calls. */
export * as delayedDecisions from "./delayed-decisions";
/**
 * When documents expire: a supplier's own, purchasing's calendar over all suppliers, and the calendar feed. §7 names no such
 * calls.
 */
export * as documents from "./documents";
/** The evidence packs of submitted rounds, and whether a pack was issued here. §7 names no such calls. */
export * as evidence from "./evidence";
/**
 * Complete exports of lists, in batches. The first batch is requested without `after`, each later one with the `next` of the
 * previous batch. Each row appears once, even if the list grows during the export. §7 shows no paths for them: these follow the
 * user's other calls.
 */
export * as exports from "./exports";
/** How reviews went and how long what waits has waited. §7 names no such calls. */
export * as figures from "./figures";
/** Registration file calls (§7); all carry the registration token in a header. */
export * as files from "./files";
/** Suppliers that purchasing managers invite to register. §7 names no such calls. */
export * as invitations from "./invitations";
/** The audit log of this tenant: whether it is complete, and as a workbook. */
export * as log from "./log";
/** Lists of values and dictionaries: codes with their names in the requested language. */
export * as lov from "./lov";
/** Email addresses that their owners cannot read any more, replaced by two people. §7 names no such calls. */
export * as mailboxes from "./mailboxes";
/** The members of the tenant and their roles, for those who may give roles (§6). */
export * as members from "./members";
/**
 * The site messages of an account. §7 names the calls and shows no paths: these are of the family of the user's other
 * calls.
 */
export * as messages from "./messages";
/** The news, in both languages. */
export * as news from "./news";
/** The notices for a user, and the release notice of the banner. */
export * as notices from "./notices";
/**
 * The submitted registrations, and decisions about them. §7 names no calls of the review: these are of the
 * registration's family.
 */
export * as onboarding from "./onboarding";
/** The emails and text messages of the portal, for super admins. §7 names no such calls. */
export * as outgoing from "./outgoing";
/** The passkeys of the signed-in user: a second factor besides the codes. */
export * as passkeys from "./passkeys";
/** The people of the buying company, for super admins: invitations, sessions and who is barred. §7 names no such calls. */
export * as people from "./people";
/** The caller’s own user: picture, time zone, email, phones and sessions. Never another user’s. */
export * as profile from "./profile";
/** The progress of a registration, for a supplier with a code from an email. */
export * as progress from "./progress";
/** A registration from the confirmed email to its submission, section by section. */
export * as registration from "./registration";
/** Actions of a purchasing manager on several registrations. */
export * as queueBulk from "./queue-bulk";
/** The views of the queue and how it looks, for each reviewer. */
export * as queueViews from "./queue-views";
/**
 * The information that a purchasing manager decides by (decision 021). §7 names no such calls: these are of the
 * registration's family.
 */
export * as review from "./review";
/** The calendar of working days, and who is notified of overdue reviews: maintained by super admins. */
export * as reviewCalendar from "./review-calendar";
/** How long data is kept, what the retention job did, and suppliers' requests for their data. */
export * as retention from "./retention";
/** Notes between purchasing managers about a registration, and who has it open now. */
export * as reviewNotes from "./review-notes";
/** Assignment rules, phrases and the checklist: what a super admin maintains, and how a review uses it. */
export * as reviewSettings from "./review-settings";
/** Sanctions lists, and what purchasing decides about their hits. §7 names no such calls. */
export * as sanctions from "./sanctions";
/** The categories that suppliers are qualified for. §7 names no such calls. */
export * as qualifiedCategories from "./qualified-categories";
/** The scheduled jobs of the portal, for super admins. §7 names no such calls. */
export * as scheduledJobs from "./scheduled-jobs";
/** How suppliers are scored, quarter by quarter. §7 names no such calls. */
export * as scorecard from "./scorecard";
/** The search on every page of the workspace. */
export * as search from "./search";
/** How registrations go, which rules refuse most, and how fast pages are: counts only. §7 names no such calls. */
export * as serviceFigures from "./service-figures";
/** Sign-in, workspace session and logout (§2, §4, §6). */
export * as session from "./session";
/** The screens of the embedded identity provider. A base API that signs in elsewhere needs none of them. */
export * as signIn from "./sign-in";
/** People of the buying company, who open an account by a link. §7 names no such calls. */
export * as staff from "./staff";
/** The target of the stop link that all known contacts get when bank details are about to change (S-50): it needs no sign-in. */
export * as stopChange from "./stop-change";
/** The people of a supplier, for its administrators. §7 names no such calls. */
export * as supplierPeople from "./supplier-people";
/** The tasks of a user's tenant and roles. */
export * as tasks from "./tasks";
/** Texts by their code, in the language of the request (§2). */
export * as texts from "./texts";
/** Super admins: the texts of the portal, in versions. */
export * as staticTexts from "./static-texts";
/** The target of the link that the old address gets when the email address of an account was changed: it needs no sign-in. */
export * as undoEmail from "./undo-email";
/** The emails about a registration that did not arrive, for its reviewers. §7 names no such calls. */
export * as undeliveredLetters from "./undelivered-letters";
/** The lists of values, as super admins change them. §7 names no such calls. */
export * as valueLists from "./value-lists";
/** Events that are pushed to other systems. §7 names no such calls. */
export * as webhooks from "./webhooks";
