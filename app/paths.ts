import { fillIn, pages } from "~/rules/pages";
import { continuePath, fixPath } from "./rules/onboarding/returnable-parts";
import type { ReturnStop } from "./rules/onboarding/return-progress";
import type { SectionId } from "./rules/registration/section-ids";
import type { WizardStep } from "./rules/registration/wizard-steps";

const { messages, notices } = pages;
const sectionField = (section: SectionId, field: string) => `/register/${section}?check=1#${encodeURIComponent(field)}`;

/** An address with a query, or without one if there are no parameters. */
export const withQuery = (path: string, query: Record<string, string>) =>
  Object.keys(query).length > 0 ? `${path}?${new URLSearchParams(query).toString()}` : path;

/** All addresses that we link or redirect to. */
export const paths = {
  home: "/home",
  homeVariant: "/home/oppo",
  /** The section of the home page to resume a registration. */
  homeContinue: "/home#continue",
  homeNotice: (code: string) => `/home?notice=${code}#notices`,
  /** A text of the portal on a separate page. */
  text: (code: string) => `/legal/${code}`,
  /** Like `text`, with the browser's print dialog open. */
  textToPrint: (code: string) => `/legal/${code}?print=1`,
  workspace: pages.workspace,
  arrangeDashboard: "/workspace?arrange=1",
  workspaceTasks: (state: string) => `/workspace?tasks=${state}`,
  workspaceTenant: "/workspace/tenant",
  workspaceSession: "/workspace/session",
  workspaceSide: "/workspace/side",
  /** Opens a menu that links to another site. */
  menuLink: (code: string) => `/workspace/open/${encodeURIComponent(code)}`,
  workspaceMessages: (page: number) => `/workspace/messages?page=${page}`,
  releaseNotice: "/workspace/release-notice",
  import: pages.import,
  importWorkbook: "/gsrm/ImportPage/workbook",
  /** A list as an Excel workbook, with the filter of its page. */
  export: (list: "messages" | "tasks" | "log") => `/workspace/export/${list}`,
  exportTasks: (state: string) => withQuery("/workspace/export/tasks", { tasks: state }),
  messages,
  newNews: "/workspace/news/new",
  notices,
  /** The supplier's own company. */
  standing: pages.standing,
  company: pages.company,
  companySection: (section: SectionId) => `${pages.company}#${section}`,
  proposeChange: (section: SectionId) => fillIn(pages.proposeChange, section),
  certification: pages.certification,
  documents: pages.documents,
  /** The address of a calendar feed: its key is in the query, which is never logged. */
  calendarFeed: (key: string) => `/calendar.ics?${new URLSearchParams({ key })}`,
  changes: pages.changes,
  change: (changeId: string) => fillIn(pages.change, changeId),
  workspaceZone: "/workspace/zone",
  /** A page of the matching time zones. */
  workspaceZones: (query: string, page: number) =>
    `/workspace/zone?${new URLSearchParams({ query, page: String(page) })}`,
  workspaceConsent: "/workspace/consent",
  /** The target of the link in an invitation. */
  invitation: (token: string) => withQuery("/invitation", { key: token }),
  /** The target of the link in a colleague's invitation. */
  colleague: (token: string) => withQuery("/colleague", token === "" ? {} : { key: token }),
  /** The colleagues of a registration, for its registrant. */
  colleagues: "/register/colleagues",
  /** The messages with purchasing, for the registrant of a registration. */
  questions: "/register/questions",
  /** The page with the messages before this position. */
  questionsBefore: (place: number) => `/register/questions?${new URLSearchParams({ before: String(place) })}`,
  /** The last page of a colleague's tabs. */
  part: "/register/part",
  /** The target of the link in a staff invitation. */
  join: (token: string) => withQuery("/join", { key: token }),
  joined: "/join?done=1",
  ownCorrectiveActions: pages.ownCorrectiveActions,
  ownCorrectiveAction: (id: string) => fillIn(pages.ownCorrectiveAction, id),
  personal: pages.personal,
  /** The page that adds or removes the authenticator app, or generates new recovery codes. */
  authenticator: (task: "add" | "remove" | "recoveryCodes") => withQuery("/gsrm/personal/authenticator", { task }),
  /** The profile page after an upload of a picture that was too large. */
  avatarTooLarge: "/gsrm/personal?avatar=size#avatar",
  members: (page: number) => (page > 0 ? `/gsrm/personal?page=${page}#roles` : "/gsrm/personal#roles"),
  /** The role popup, for a member or for an account still to be entered. */
  memberRoles: (page: number, account = "") =>
    `/gsrm/personal?${new URLSearchParams({ page: String(page), user: account })}`,
  /** Starts a sign-in that returns to `to`. */
  login: (to: string) => `/api/v1/sso/login?callbackUrl=${encodeURIComponent(to)}`,
  /** Like `login`, at the company's own provider. */
  companyLogin: (to: string) => `/api/v1/sso/login?${new URLSearchParams({ door: "company", callbackUrl: to })}`,
  signIn: (uid: string) => `/sign-in/${encodeURIComponent(uid)}`,
  forgotten: "/sign-in/forgotten",
  forgottenDone: "/sign-in/forgotten?done=1",
  handOver: (token: string, to: string) =>
    `/sign-in/hand-over?token=${encodeURIComponent(token)}&to=${encodeURIComponent(to)}`,
  signOut: "/sign-out",
  progress: pages.progress,
  /** The progress of a registration other than that of this browser's session. */
  progressOfAnother: "/progress?other=1",
  /** The progress query, which continues the registration after its code. */
  continue: continuePath,
  /** The progress query, which opens a returned tab after its code. */
  fix: (tab: SectionId) => fixPath(tab),
  register: "/register",
  /** The help about a country or region. */
  registerCountry: (query: string) => `/register?query=${encodeURIComponent(query)}`,
  registerStart: "/register/start",
  registerStartFor: (to: string) => `/register/start?to=${encodeURIComponent(to)}`,
  /** Back to name and email, after a code was sent. */
  registerChange: (to: string) => `/register/start?change=1&to=${encodeURIComponent(to)}`,
  section: (section: SectionId) => `/register/${section}`,
  step: (step: WizardStep) => `/register/${step}`,
  /** A section with all its findings shown; with a field, that field in view. */
  checkedSection: (section: SectionId) => `/register/${section}?check=1`,
  sectionField,
  /** The comments of a returned registration. */
  returned: "/register/returned",
  /** A comment by its number, scrolled into view. */
  comment: (place: number) => `/register/returned#comment-${place}`,
  /** Like `comment`, but open for changing its answer or for explaining why it stays unchanged. */
  answerComment: (place: number, way: "change" | "keep") => `/register/returned?${way}=${place}#comment-${place}`,
  /** The place of a comment: its field, or the whole tab. */
  commented: ({ section, field }: { section: SectionId; field: string | null }) =>
    field === null ? `/register/${section}` : sectionField(section, field),
  autosave: (section: SectionId) => `/register/${section}/autosave`,
  pick: (section: SectionId, field: string) => `/register/${section}/pick?field=${encodeURIComponent(field)}`,
  review: "/register/review",
  registerImport: "/register/import",
  registerWorkbook: "/register/import/workbook",
  success: "/register/success",
  /** The submitted answers, to read, print and download. */
  answers: "/register/answers",
  /** The submitted answers of a tab. */
  answersOf: (section: SectionId) => `/register/answers#answers-${section}`,
  answersWorkbook: "/register/answers/workbook",
  registered: "/register/registered",
  leave: "/register/leave",
  withdraw: "/register/withdraw",
  file: (url: string) => `/register/file?url=${encodeURIComponent(url)}`,
  language: "/language",
  /** Whether an evidence pack was issued here. */
  verify: "/verify",
  /** The progress page, at the evidence packs. */
  progressEvidence: "/progress#evidence",
  mailbox: "/dev/mailbox",
  forbidden: "/403",
  forbiddenFor: (code: string) => `/403?code=${encodeURIComponent(code)}`,
  /** The page for an account that is not allowed to sign in on this domain, with a contact (§4). */
  barred: "/403?loginable=0",
  notFound: "/404",
  /** The page of a server error. It shows the id of the failed request, by which the log is searched. */
  serverFaultOf: (request: string) => `/500?${new URLSearchParams({ request })}`,
  /**
   * Like `serverFaultOf`, but for a temporary error: the response is 503, and the page shows details for known codes.
   */
  unavailableFor: (code: string, request: string) => `/500?${new URLSearchParams({ status: "503", code, request })}`,
} as const;

/** The address of a stop on the way through the comments of a return. */
export const returnStopPath = (stop: ReturnStop): string =>
  typeof stop === "string" ? paths.step(stop) : paths.commented(stop);
