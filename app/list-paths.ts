import { type CorrectivePlace, toCorrectiveQuery } from "~/rules/corrective-action/corrective-place";
import { type OutgoingPlace, toOutgoingQuery } from "~/rules/emails/outgoing-place";
import { type MessagePlace, toMessageQuery } from "~/rules/workspace/message-list";
import { adminPages } from "~/rules/admin-pages";
import { fillIn, pages } from "~/rules/pages";
import { type QueuePlace, toQueueQuery } from "~/rules/queue/queue-place";
import { type FigurePlace, toFigureQuery } from "~/rules/onboarding/review-figures";
import { type CalendarPlace, toCalendarQuery } from "~/rules/documents/calendar-place";
import { type InvitationPlace, toInvitationQuery } from "~/rules/invitation/invitation-place";
import { type PagePlace, toPageQuery } from "~/rules/paging/paging";
import { toValuesQuery, type ValuesPlace } from "~/rules/lists/values-place";
import { toWebhookQuery, type WebhookPlace } from "~/rules/webhook/webhook-place";
import { withQuery } from "./paths";

const { messages, notices } = pages;

/**
 * The addresses of lists with a filter and a page, and of pages that link back to a list. They are separate from
 * `paths`, because visitors see no lists and would otherwise load the code of the filters.
 */
export const listPaths = {
  /** The workbook of several invitations. */
  invitationsWorkbook: "/workspace/invitations/workbook",
  scorecards: pages.scorecards,
  /** The workbook of several scorecards. */
  scorecardsWorkbook: "/workspace/scorecards/workbook",
  sanctions: pages.sanctions,
  correctiveAction: (id: string) => fillIn(pages.correctiveAction, id),
  person: (accountId: string) => fillIn(pages.person, accountId),
  exportMessages: (place: MessagePlace) => withQuery("/workspace/export/messages", toMessageQuery(place)),
  exportRegistrations: (place: QueuePlace) => withQuery("/workspace/export/registrations", toQueueQuery(place)),
  messagesAt: (place: MessagePlace) => withQuery(messages, toMessageQuery(place)),
  /** One message; `place` is the place in the list to which it links back. */
  message: (id: string, place?: MessagePlace) =>
    withQuery(messages, { pageKey: "detail", id, ...(place && toMessageQuery(place)) }),
  /** The page on which purchasing managers publish news. */
  newsAt: (place: PagePlace) => withQuery(pages.news, toPageQuery(place)),
  /** One news item to edit; `place` is the place in the list to which it links back. */
  editNews: (newsId: string, place?: PagePlace) =>
    withQuery(`/workspace/news/${encodeURIComponent(newsId)}`, place ? toPageQuery(place) : {}),
  noticesAt: (place: PagePlace) => withQuery(notices, toPageQuery(place)),
  notice: (noticeId: string, place?: PagePlace) =>
    withQuery(`${notices}/noticeDetails`, { noticeId, ...(place && toPageQuery(place)) }),
  ourPeopleAt: (place: ValuesPlace) => withQuery(pages.ourPeople, toValuesQuery(place)),
  changesAt: (place: PagePlace) => withQuery(pages.changes, toPageQuery(place)),
  /** The purchasing side: a list of registrations, one of them, and changes of company files. */
  registrationsAt: (place: QueuePlace) => withQuery(pages.queue, toQueueQuery(place)),
  /** One registration; `place` is the place in the list to which it links back. */
  registrationFile: (id: string, place?: QueuePlace) =>
    withQuery(fillIn(pages.registrationFile, id), place ? toQueueQuery(place) : {}),
  figuresAt: (place: FigurePlace) => withQuery(pages.figures, toFigureQuery(place)),
  serviceFiguresAt: ({ months }: Pick<FigurePlace, "months">) =>
    withQuery(pages.serviceFigures, toFigureQuery({ months, review: undefined })),
  companyChangesAt: (place: PagePlace) => withQuery(pages.companyChanges, toPageQuery(place)),
  /** One change; `place` is the place in the list to which it links back. */
  companyChange: (id: string, place?: PagePlace) =>
    withQuery(fillIn(pages.companyChange, id), place ? toPageQuery(place) : {}),
  agenciesAt: (place: PagePlace) => withQuery(pages.agencies, toPageQuery(place)),
  invitationsAt: (place: InvitationPlace) => withQuery(pages.invitations, toInvitationQuery(place)),
  sanctionsAt: (place: PagePlace) => withQuery(pages.sanctions, toPageQuery(place)),
  documentDatesAt: (place: CalendarPlace) => withQuery(pages.documentDates, toCalendarQuery(place)),
  correctiveActionsAt: (place: CorrectivePlace) => withQuery(pages.correctiveActions, toCorrectiveQuery(place)),
  peopleAt: (place: PagePlace) => withQuery(pages.people, toPageQuery(place)),
  retentionAt: (place: PagePlace) => withQuery(pages.retention, toPageQuery(place)),
  blockListAt: (place: ValuesPlace) => withQuery(pages.blockList, toValuesQuery(place)),
  staticTextsAt: (place: PagePlace) => withQuery(pages.staticTexts, toPageQuery(place)),
  managedDomainsAt: (place: PagePlace) => withQuery(adminPages.managedDomains, toPageQuery(place)),
  managedNoticesAt: (place: PagePlace) => withQuery(pages.managedNotices, toPageQuery(place)),
  valueListsAt: (place: PagePlace) => withQuery(pages.valueLists, toPageQuery(place)),
  /** One list of values, with the filter and page of `place`. */
  valuesAt: (lovCode: string, place?: ValuesPlace) =>
    withQuery(fillIn(pages.valueList, lovCode), place ? toValuesQuery(place) : {}),
  outgoingEmailsAt: (place: OutgoingPlace) => withQuery(pages.outgoingEmails, toOutgoingQuery(place)),
  webhooksAt: (place: WebhookPlace) => withQuery(pages.webhooks, toWebhookQuery(place)),
} as const;
