import { index, layout, prefix, route, type RouteConfig } from "@remix-run/route-config";

/** The table of screens: every address of the portal on one page (§2). */
export default [
  index("routes/home/to-home.ts"),

  layout("routes/public/public-layout.tsx", [
    route("home", "routes/home/home.tsx"),
    route("home/oppo", "routes/home/home-variant.tsx"),
    route("progress", "routes/progress/progress.tsx"),
    route("workspace", "routes/workspace/sign-in.tsx"),
    route("register", "routes/registration/before-you-start.tsx"),
    route("register/start", "routes/registration/start.tsx"),
    route("register/success", "routes/registration/success.tsx"),
    route("403", "routes/errors/forbidden.tsx"),
    route("404", "routes/errors/not-found.tsx"),
    route("500", "routes/errors/server-fault.tsx"),
    route("dev/mailbox", "routes/dev/mailbox.tsx"),
  ]),

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
      route(":section/pick", "routes/registration/pick.tsx"),
    ]),
    route(":section/autosave", "routes/registration/autosave.ts"),
    route("file", "routes/registration/file.ts"),
    route("leave", "routes/registration/leave.ts"),
  ]),

  route("language", "routes/language.ts"),

  // Browser code reaches the base API on our origin (design §7); no token leaves the server.
  route("spfm/*", "routes/base-api/spfm.ts"),
  route("hfle/*", "routes/base-api/hfle.ts"),
  route("smdm/*", "routes/base-api/smdm.ts"),
  route("api/v1/*", "routes/base-api/api.ts"),

  route("*", "routes/errors/unknown.ts"),
] satisfies RouteConfig;
