import { index, layout, prefix, route, type RouteConfig } from "@remix-run/route-config";

/** The table of screens, with every address of the portal (§2). */
export default [
  index("routes/home/to-home.ts"),

  layout("routes/public-layout.tsx", [
    route("home", "routes/home/home.tsx"),
    route("home/oppo", "routes/home/home-variant.tsx"),
    route("legal/:text", "routes/home/text-page.tsx"),
    route("progress", "routes/progress/progress.tsx"),
    route("verify", "routes/verify/verify.tsx"),
    route("invitation", "routes/invitation/invitation.tsx"),
    route("colleague", "routes/colleague/colleague.tsx"),
    route("join", "routes/join/join.tsx"),
    route("register", "routes/registration/before-you-start.tsx"),
    route("register/start", "routes/registration/start.tsx"),
    route("register/success", "routes/registration/success.tsx"),
    route("register/answers", "routes/registration/answers.tsx"),
    route("register/registered", "routes/registration/registered.tsx"),
    route("register/questions", "routes/registration/questions.tsx"),
    route("register/withdraw", "routes/registration/withdraw.tsx"),
    route("stop-change/:changeId", "routes/change-links/stop-change.tsx"),
    route("undo-email/:changeId", "routes/change-links/undo-email.tsx"),
    route("403", "routes/errors/403.tsx"),
    route("404", "routes/errors/404.tsx"),
    route("500", "routes/errors/500.tsx"),
    route("dev/mailbox", "routes/dev/mailbox.tsx"),
    route("dev/partner", "routes/dev/partner.tsx"),
  ]),
  // The description of the base API, for developers who connect the portal to their own; in the demo only.
  route("openapi.json", "routes/dev/description.ts", { id: "openapi" }),
  route("docs/*", "routes/dev/description.ts", { id: "docs" }),

  ...prefix("register", [
    layout("routes/registration/wizard.tsx", [
      route("basic", "routes/registration/basic.tsx"),
      route("business", "routes/registration/business.tsx"),
      route("association", "routes/registration/association.tsx"),
      route("contact", "routes/registration/contact.tsx"),
      route("manage", "routes/registration/manage.tsx"),
      route("bank", "routes/registration/bank.tsx"),
      route("attachment", "routes/registration/attachment.tsx"),
      route("review", "routes/registration/review.tsx"),
      route("returned", "routes/registration/returned.tsx"),
      route("import", "routes/import/registration-import.tsx"),
      route("colleagues", "routes/registration/colleagues.tsx"),
      route("part", "routes/registration/part.tsx"),
      route(":section/pick", "routes/registration/pick.tsx"),
    ]),
    route(":section/autosave", "routes/registration/autosave.ts"),
    route("import/workbook", "routes/import/registration-workbook.ts"),
    route("answers/workbook", "routes/registration/answers-workbook.ts"),
    route("file", "routes/registration/file.ts"),
    route("leave", "routes/registration/leave.ts"),
  ]),

  layout("routes/workspace/workspace.tsx", [
    layout("routes/workspace/inside.tsx", [
      route("workspace", "routes/dashboard/dashboard.tsx"),
      route("gsrm/ImportPage", "routes/import/workspace-import.tsx"),
      route("gsrm/worksDetail/PrivateMessage", "routes/messages/messages.tsx"),
      route("gsrm/worksDetail/NoticeList", "routes/messages/notice-list.tsx"),
      route("gsrm/worksDetail/NoticeList/noticeDetails", "routes/messages/notice-details.tsx"),
      route("workspace/zone", "routes/workspace/time-zone.tsx"),
      route("workspace/news", "routes/news/news-list.tsx"),
      route("workspace/news/new", "routes/news/new-news.tsx"),
      route("workspace/news/:newsId", "routes/news/edit-news.tsx"),
      route("gsrm/personal", "routes/account/personal.tsx"),
      route("gsrm/personal/authenticator", "routes/account/authenticator.tsx"),
      // All other addresses of these two belong to the sub-applications.
      route("gsrm/*", "routes/sub-apps/gsrm.tsx"),
      route("gcis/*", "routes/sub-apps/gcis.tsx"),
    ]),
  ]),
  route("gsrm/ImportPage/workbook", "routes/import/workspace-workbook.ts"),
  route("workspace/export/:list", "routes/export/list.ts"),
  route("workspace/invitations/workbook", "routes/invitation/workbook.ts"),
  route("workspace/scorecards/workbook", "routes/scorecard/workbook.ts"),
  route("workspace/tenant", "routes/workspace/tenant.ts"),
  route("workspace/session", "routes/workspace/session.ts"),
  route("workspace/side", "routes/workspace/side.ts"),
  route("workspace/open/:menu", "routes/workspace/open.ts"),
  route("workspace/messages", "routes/workspace/messages.ts"),
  route("workspace/release-notice", "routes/workspace/release-notice.ts"),
  route("workspace/consent", "routes/workspace/consent.ts"),

  layout("routes/sign-in/sign-in-layout.tsx", [
    route("sign-in/forgotten", "routes/sign-in/forgotten.tsx"),
    route("sign-in/hand-over", "routes/sign-in/hand-over.tsx"),
    route("sign-in/:uid", "routes/sign-in/sign-in.tsx"),
  ]),
  route("sign-out", "routes/sign-in/sign-out.ts"),

  // The round trip of a sign-in (decision 016), before the base API's other addresses. Its other responses about
  // sessions contain tokens, and are for the portal only.
  route("api/v1/sso/login", "routes/sign-in/login.ts"),
  route("api/v1/sso/callback", "routes/sign-in/callback.ts"),
  route("oidc/*", "routes/sign-in/oidc.ts"),
  route("api/v1/sso/*", "routes/base-api/sso.ts"),

  // For calendar programs, by a secret address.
  route("calendar.ics", "routes/calendar/feed.ts"),

  route("language", "routes/language.ts"),

  // Browser code reaches the base API on our origin (decision 021); no token leaves the server.
  route("spfm/*", "routes/base-api/pass-on.ts", { id: "spfm" }),
  route("hfle/*", "routes/base-api/pass-on.ts", { id: "hfle" }),
  route("smdm/*", "routes/base-api/pass-on.ts", { id: "smdm" }),
  route("api/v1/*", "routes/base-api/pass-on.ts", { id: "api" }),

  route("*", "routes/errors/unknown.ts"),
] satisfies RouteConfig;
