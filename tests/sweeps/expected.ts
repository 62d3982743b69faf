/** The response to a GET of a route's page and of its data, and to an empty form from our own page: `200`, or `303 /where/to`. */
type Answers = { page: string; data: string };
export const actors = [
  "anonymous",
  "registrant",
  "delegate",
  "supplierA",
  "supplierB",
  "purchasingManager",
  "superAdmin",
] as const;
export type Actor = (typeof actors)[number];
export type Expected = Record<Actor, Answers & { post: string }>;

/** The actors with a workspace session. */
const signedIn = ["supplierA", "supplierB", "purchasingManager", "superAdmin"] as const;

/** Remix reports a redirect of a data request with a 204. */
const to = (address: string, status = 302): Answers => ({ page: `${status} ${address}`, data: `204 ${address}` });
const shown = { page: "200", data: "200" };
const both = (status: string, data = status): Answers => ({ page: status, data });

/** A route without an action rejects every post. */
const noAction = "405";

/** One response for all actors. */
const everyone = (answers: Answers, post = noAction): Expected =>
  Object.fromEntries(actors.map((actor) => [actor, { ...answers, post }])) as Expected;

/** One response for registrants, another for all other actors: a workspace session opens no registration (§6). */
const registrants = (others: Answers, own: Answers, posts = [noAction, noAction]): Expected => ({
  ...everyone(others, posts[0]),
  registrant: { ...own, post: posts[1] ?? noAction },
  delegate: { ...own, post: posts[1] ?? noAction },
});

/** The refusal that a colleague who is invited to the bank tab gets on the other pages of a registration. */
const refusedTo = (code: string, post = `302 /403?code=${code}`) => ({ ...to(`/403?code=${code}`), post });

/** One response for the registrant; the colleague of the bank tab is refused. */
const owners = (others: Answers, own: Answers, posts?: string[], refusal = "colleague.ownerOnly"): Expected => ({
  ...registrants(others, own, posts),
  delegate: refusedTo(refusal, posts ? undefined : noAction),
});

/** One response for signed-in actors, another for the rest: a registration does not open the workspace (§6). */
const members = (others: Answers, own: Answers, posts = [noAction, noAction]): Expected => ({
  ...everyone(others, posts[0]),
  ...Object.fromEntries(signedIn.map((actor) => [actor, { ...own, post: posts[1] ?? noAction }])),
});

const toStart = (from: string) => to(`/register/start?to=${encodeURIComponent(from)}`, 303);
const tab = (name: string) => {
  const start = toStart(`/register/${name}`);
  const posts = [start.page, "200"];
  return name === "bank" ? registrants(start, shown, posts) : owners(start, shown, posts, "colleague.otherTab");
};
/** Layouts do not have a path: their page is the home page, and their data cannot be requested. */
const layout = everyone(both("302 /home", "403"));
const toLoginFor = (place: string) => to(`/api/v1/sso/login?callbackUrl=${encodeURIComponent(place)}`, 303);
const toLogin = toLoginFor("/workspace");
/** The menu that links to another system opens it with the caller's account. */
const partnerOf = (account: string) => to(`https://portal.example/dev/partner?account=${account}`);
/** A route without a loader does not have data. */
const subApp = (place: string) =>
  members({ ...toLoginFor(place), data: "400" }, both("200", "400"), [toLoginFor(place).page, noAction]);
const messageList = "/gsrm/worksDetail/PrivateMessage";
const noticeList = "/gsrm/worksDetail/NoticeList";
const provider =
  "https://portal.example/oidc/auth?redirect_uri=https%3A%2F%2Fportal.example%2Fapi%2Fv1%2Fsso%2Fcallback&scope=openid" +
  "&state=…&nonce=…&code_challenge=…&code_challenge_method=S256&max_age=1800&client_id=supplier-portal&response_type=code";
const refused = to("/403?code=signIn.failed");
const notPermitted = to("/403?code=request.e403");
/** One response for actors who may publish news, the error page of §8 for the other signed-in ones. */
const newsEditors = (place: string, own: Answers, posts?: [other: string, own: string]): Expected => {
  const others = members(toLoginFor(place), both("403"), [
    posts ? toLogin.page : toLoginFor(place).page,
    posts?.[0] ?? noAction,
  ]);
  const editor = { ...own, post: posts?.[1] ?? noAction };
  return { ...others, purchasingManager: editor, superAdmin: editor };
};
const noSuchPage = to("/403?code=request.e404", 303);

/** Every route of the portal, and its response to each actor. A route missing here fails the sweep. */
export const expected: Record<string, Expected> = {
  root: everyone(both("302 /home", "200")),
  "routes/home/to-home": everyone(to("/home")),
  "routes/public-layout": layout,
  "routes/home/home": everyone(shown),
  "routes/home/home-variant": everyone(shown),
  "routes/home/text-page": everyone(shown),
  "routes/progress/progress": { ...everyone(shown, "400"), delegate: refusedTo("colleague.ownerOnly", "400") },
  "routes/verify/verify": everyone({ page: "200", data: "400" }, "422"),
  // The path used by the sweep contains no key.
  "routes/calendar/feed": everyone(both("404")),
  "routes/registration/before-you-start": everyone(shown, "422"),
  // The link used by the sweep contains no key, so it is invalid.
  "routes/invitation/invitation": everyone(both("404"), "422"),
  "routes/colleague/colleague": everyone(both("404"), "303 /colleague"),
  "routes/join/join": everyone(both("410"), "400"),
  // A colleague enters with a link; only the registrant can change name and email here.
  "routes/registration/start": {
    ...registrants(to("/register"), shown, ["303 /register", "422"]),
    delegate: { ...to("/register"), post: "303 /register" },
  },
  "routes/registration/registered": everyone({ page: "200", data: "400" }),
  "routes/registration/success": {
    ...registrants(toStart("/register/success"), to("/register/review")),
    delegate: { ...to("/register/part"), post: noAction },
  },
  "routes/registration/answers": owners(toStart("/register/answers"), to("/register/review")),
  "routes/registration/answers-workbook": owners(toStart("/register/answers/workbook"), to("/register/review")),
  // The link used by the sweep contains no key: it reveals and stops nothing.
  "routes/change-links/stop-change": everyone(both("404"), "303 /stop-change/no-such-change"),
  "routes/errors/403": everyone(both("403")),
  "routes/errors/404": everyone(both("404")),
  "routes/errors/500": everyone(both("500")),
  "routes/change-links/undo-email": everyone(both("404"), "303 /undo-email/no-such-change"),
  // With a mail server there is no demo mailbox.
  "routes/dev/mailbox": everyone(to("/404")),
  "routes/dev/partner": everyone(shown),
  openapi: everyone(shown),
  docs: everyone(shown),
  "routes/registration/wizard": layout,
  "routes/registration/basic": tab("basic"),
  "routes/registration/business": tab("business"),
  "routes/registration/association": tab("association"),
  "routes/registration/contact": tab("contact"),
  "routes/registration/manage": tab("manage"),
  "routes/registration/bank": tab("bank"),
  "routes/registration/attachment": tab("attachment"),
  "routes/registration/review": owners(toStart("/register/review"), shown, [
    toStart("/register/review").page,
    // It sends no versions, so it would submit answers that no one has seen.
    "409",
  ]),
  "routes/registration/returned": owners(toStart("/register/returned"), to("/register/review"), [
    toStart("/register/returned").page,
    "303 /register/returned",
  ]),
  "routes/import/registration-import": owners(toStart("/register/import"), shown, [
    toStart("/register/import").page,
    "422",
  ]),
  "routes/import/registration-workbook": owners(toStart("/register/import/workbook"), shown),
  "routes/import/workspace-import": members(toLoginFor("/gsrm/ImportPage"), shown, [toLogin.page, "409"]),
  // The company of supplierB and the buyers did not register here, so there is nothing to export.
  "routes/import/workspace-workbook": {
    ...members(toLoginFor("/gsrm/ImportPage/workbook"), both("404")),
    supplierA: { ...shown, post: noAction },
  },
  "routes/export/list": members(toLoginFor("/workspace/export/messages"), shown),
  "routes/registration/pick": registrants(toStart("/register/basic/pick"), both("404"), [
    toStart("/register/basic/pick").page,
    "404",
  ]),
  // The form is of the basic tab.
  "routes/registration/autosave": {
    ...registrants(both("400"), both("400"), ["401", "200"]),
    delegate: { ...both("400"), post: "403" },
  },
  "routes/registration/file": registrants(toStart("/register/file"), to("/404")),
  // An empty form has no intent.
  "routes/registration/colleagues": {
    ...owners(toStart("/register/colleagues"), shown, [toStart("/register/colleagues").page, "400"]),
    delegate: refusedTo("colleague.ownerOnly", "400"),
  },
  "routes/registration/questions": owners(toStart("/register/questions"), shown, [
    toStart("/register/questions").page,
    "422",
  ]),
  // The page at the end of a colleague's tabs: a registrant goes on to the review.
  "routes/registration/part": {
    ...registrants(toStart("/register/part"), to("/register/review")),
    delegate: { ...shown, post: noAction },
  },
  "routes/registration/withdraw": owners(toStart("/register/withdraw"), shown, [
    toStart("/register/withdraw").page,
    "303 /register",
  ]),
  "routes/registration/leave": everyone(to("/home"), "303 /home"),
  "routes/workspace/workspace": layout,
  "routes/workspace/inside": layout,
  "routes/dashboard/dashboard": members(toLogin, shown, [toLogin.page, "400"]),
  "routes/workspace/time-zone": members(toLoginFor("/workspace/zone"), shown, [toLogin.page, "303 /workspace"]),
  "routes/news/news-list": newsEditors("/workspace/news", shown),
  "routes/news/new-news": newsEditors("/workspace/news/new", shown, [notPermitted.page, "400"]),
  "routes/news/edit-news": newsEditors("/workspace/news/no-such-news", both("404"), [notPermitted.page, "400"]),
  "routes/workspace/consent": members(to("/workspace"), to("/workspace"), [toLogin.page, "422"]),
  // Their pages load their own data; the shell around them has the guard.
  "routes/sub-apps/gsrm": subApp("/gsrm/no/such/page"),
  "routes/sub-apps/gcis": subApp("/gcis/no/such/page"),
  "routes/account/authenticator": members(toLoginFor("/gsrm/personal/authenticator"), shown, [toLogin.page, "400"]),
  "routes/account/personal": members(toLoginFor("/gsrm/personal"), shown, [toLogin.page, "400"]),
  // For an actor who may not invite, the workbook is not read.
  "routes/invitation/workbook": {
    ...members(toLoginFor("/workspace/invitations/workbook"), shown, [toLogin.page, "302 /403?code=request.e403"]),
    purchasingManager: { ...shown, post: "200" },
    superAdmin: { ...shown, post: "200" },
  },
  "routes/scorecard/workbook": {
    ...members(toLoginFor("/workspace/scorecards/workbook"), shown, [toLogin.page, "302 /403?code=request.e403"]),
    purchasingManager: { ...shown, post: "200" },
    superAdmin: { ...shown, post: "200" },
  },
  "routes/workspace/tenant": members(to("/workspace"), to("/workspace"), [toLogin.page, "302 /403?code=tenant.none"]),
  "routes/workspace/session": members(both("401"), shown, ["401", "200"]),
  "routes/workspace/side": members(to("/workspace"), to("/workspace"), [toLogin.page, "303 /workspace"]),
  "routes/workspace/open": {
    ...everyone(toLoginFor("/workspace/open/links.logistics")),
    supplierA: { ...partnerOf("supplier"), post: noAction },
    supplierB: { ...partnerOf("supplier2"), post: noAction },
    purchasingManager: { ...partnerOf("buyer"), post: noAction },
    superAdmin: { ...partnerOf("admin"), post: noAction },
  },
  "routes/workspace/messages": members(both("401"), shown),
  "routes/workspace/release-notice": members(to("/workspace"), to("/workspace"), [toLogin.page, "400"]),
  "routes/messages/messages": members(toLoginFor(messageList), shown, [toLogin.page, "400"]),
  "routes/messages/notice-list": members(toLoginFor(noticeList), shown, [toLoginFor(noticeList).page, noAction]),
  // Without a notice ID.
  "routes/messages/notice-details": members(toLoginFor(`${noticeList}/noticeDetails`), both("404"), [
    toLoginFor(`${noticeList}/noticeDetails`).page,
    noAction,
  ]),
  "routes/sign-in/sign-in-layout": layout,
  "routes/sign-in/forgotten": everyone(shown, "400"),
  // Handing over a sign-in requires a setting.
  "routes/sign-in/hand-over": everyone(to("/workspace"), "303 /workspace"),
  "routes/sign-in/sign-in": everyone(both("410"), "400"),
  "routes/sign-in/sign-out": everyone(to("/home"), "303 https://portal.example/home"),
  "routes/sign-in/login": everyone(to(provider)),
  "routes/sign-in/callback": everyone(refused),
  "routes/sign-in/oidc": everyone(noSuchPage, noSuchPage.page),
  // The base API's session responses contain tokens and are not meant for scripts.
  "routes/base-api/sso": everyone(both("404"), "404"),
  "routes/language": everyone(to("/home"), "400"),
  spfm: registrants(both("401"), shown),
  hfle: registrants(both("405"), both("405"), ["401", "200"]),
  smdm: everyone(shown),
  api: everyone(both("404"), "404"),
  "routes/errors/unknown": everyone(to("/404", 303), "303 /404"),
};
