/** What a GET of a route's page and of its data answers: `200`, or `303 /where/to`. */
type Answers = { page: string; data: string };
type Expected = { anonymous: Answers; registrant: Answers };

const same = (page: string, data = page): Expected => ({ anonymous: { page, data }, registrant: { page, data } });
/** Remix tells of a redirect in a 204 when data is asked for. */
const to = (address: string, status = 302): Answers => ({ page: `${status} ${address}`, data: `204 ${address}` });
const toStart = (from: string) => to(`/register/start?to=${encodeURIComponent(from)}`, 303);
const shown = { page: "200", data: "200" };
const everyone = (answers: Answers): Expected => ({ anonymous: answers, registrant: answers });
const registrantOnly = (path: string, registrant = shown): Expected => ({ anonymous: toStart(path), registrant });

/** Every route of the portal, and what it answers to whom. A route that is not here fails the sweep. */
export const expected: Record<string, Expected> = {
  root: same("302 /home", "200"),
  "routes/home/to-home": everyone(to("/home")),
  "routes/public/public-layout": same("302 /home", "403"),
  "routes/home/home": everyone(shown),
  "routes/home/home-variant": everyone(shown),
  "routes/progress/progress": everyone(shown),
  "routes/workspace/sign-in": same("200", "400"),
  "routes/registration/before-you-start": everyone(shown),
  "routes/registration/start": { anonymous: to("/register"), registrant: shown },
  "routes/registration/success": registrantOnly("/register/success", to("/register/review")),
  "routes/errors/forbidden": same("403"),
  "routes/errors/not-found": same("404"),
  "routes/errors/server-fault": same("500"),
  // With a mail server there is no mailbox to look into.
  "routes/dev/mailbox": everyone(to("/404")),
  "routes/registration/wizard": same("302 /home", "403"),
  "routes/registration/basic": registrantOnly("/register/basic"),
  "routes/registration/business": registrantOnly("/register/business"),
  "routes/registration/association": registrantOnly("/register/association"),
  "routes/registration/contact": registrantOnly("/register/contact"),
  "routes/registration/manage": registrantOnly("/register/manage"),
  "routes/registration/bank": registrantOnly("/register/bank"),
  "routes/registration/attachment": registrantOnly("/register/attachment"),
  "routes/registration/review": registrantOnly("/register/review"),
  "routes/registration/pick": registrantOnly("/register/basic/pick", { page: "404", data: "404" }),
  "routes/registration/autosave": same("400"),
  "routes/registration/file": registrantOnly("/register/file", to("/404")),
  "routes/registration/leave": everyone(to("/home")),
  "routes/language": everyone(to("/home")),
  "routes/base-api/spfm": { anonymous: { page: "401", data: "401" }, registrant: shown },
  "routes/base-api/hfle": same("405"),
  "routes/base-api/smdm": everyone(shown),
  "routes/base-api/api": same("404"),
  "routes/errors/unknown": everyone(to("/404", 303)),
};
