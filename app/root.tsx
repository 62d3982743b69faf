import { json, type LinksFunction, type LoaderFunctionArgs } from "@remix-run/node";
import {
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  type ShouldRevalidateFunctionArgs,
  useLocation,
  useMatches,
  useRouteLoaderData,
} from "@remix-run/react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { env } from "./config/env.server";
import { brandPlaceholder, withBrand } from "./rules/brand";
import { fallbackLanguage } from "./i18n/language";
import { findRegion } from "./session/domain-config.server";
import { takeFlash } from "./session/flash.server";
import { requestFor } from "./session/request.server";
import { supportIn } from "./session/settings.server";
import { isWithinSubApp } from "./sub-apps/host/handle";
import { FailurePage } from "./ui/feedback/failure-page";
import { RouteChunks } from "./ui/loading/route-chunks";
import { Toast } from "./ui/feedback/toast";
import { noteHydrated } from "./ui/page/hydrated-parts";
import { watchEarlyRewriting } from "./ui/page/early-rewriting";
import { usePageTitle } from "./ui/page/page-title";
import { usePageFocus } from "~/ui/page/use-page-focus";
import { PageLinks } from "./ui/page/page-links";
import theme from "./ui/page/theme.css?url";

export const links: LinksFunction = () => [
  { rel: "icon", href: "/favicon.svg", type: "image/svg+xml" },
  { rel: "stylesheet", href: theme },
];

export async function loader(args: LoaderFunctionArgs) {
  const portal = requestFor(args);
  const language = await portal.language;
  const [flash, region] = await Promise.all([takeFlash(portal.request), findRegion(portal)]);
  const brand = env.BRAND_NAME[language];
  return json(
    {
      language,
      brand,
      region,
      support: supportIn(language),
      nonce: args.context.cspNonce,
      flash: flash?.message ?? null,
    },
    { headers: { vary: "cookie, accept-language", ...(flash ? { "set-cookie": flash.clear } : {}) } },
  );
}

/** This data does not change during navigation in a sub-application. */
export const shouldRevalidate = (args: ShouldRevalidateFunctionArgs) =>
  isWithinSubApp(args) ? false : args.defaultShouldRevalidate;

/**
 * The data of every page: its language, the manufacturer's name, the region of its domain, and the message stored for
 * it.
 */
export const useRoot = () => useRouteLoaderData<typeof loader>("root");

/**
 * By default, zod tries `new Function` once per document, which the content policy blocks and reports. Every copy of
 * zod, including those of sub-applications, reads this before its first schema; `z.config` in one of our modules would
 * run after some of them.
 */
const zodWithoutEval = "globalThis.__zod_globalConfig = { jitless: true };";

const headScript = zodWithoutEval + watchEarlyRewriting;

export function Layout({ children }: { children: ReactNode }) {
  const root = useRoot();
  const language = root?.language ?? fallbackLanguage;
  // Browsers hide nonces from scripts, which React must not report as a hydration mismatch.
  const nonce = typeof document === "undefined" ? root?.nonce : undefined;
  return (
    <html lang={language === "zh" ? "zh-CN" : "en"} data-language={language} data-mantine-color-scheme="light">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#3081f2" />
        <PageTitle brand={root?.brand} />
        <PageDescription brand={root?.brand} />
        <Meta />
        <PageLinks />
        <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: headScript }} />
      </head>
      <body data-hydrates ref={noteHydrated}>
        {children}
        <ScrollRestoration nonce={nonce} />
        <Scripts nonce={nonce} />
      </body>
    </html>
  );
}

/**
 * The title of every screen (`handle.title`, a translation key, or a title set at runtime), followed by the
 * manufacturer's name.
 */
function PageTitle({ brand = "" }: { brand?: string }) {
  const { t } = useTranslation();
  const pageTitle = usePageTitle(useLocation().pathname);
  const matchTitle = useMatches()
    .map(({ handle }) => (handle as { title?: string } | undefined)?.title)
    .findLast(Boolean);
  return (
    <title>{[pageTitle ?? (matchTitle ? t(matchTitle) : t("page.product")), brand].filter(Boolean).join(" · ")}</title>
  );
}

/**
 * The description of a screen for search engines (`handle.description`, a translation key); a screen without one has the
 * description of the portal.
 */
function PageDescription({ brand = "" }: { brand?: string }) {
  const { t, i18n } = useTranslation();
  const descriptionKey = useMatches()
    .map(({ handle }) => (handle as { description?: string } | undefined)?.description)
    .findLast(Boolean);
  const description = t(descriptionKey ?? "page.description", { brand: brandPlaceholder });
  return <meta name="description" content={withBrand(i18n.language, description, brand)} />;
}

export default function App() {
  const root = useRoot();
  usePageFocus(useLocation().pathname);
  return (
    <>
      <Outlet />
      <RouteChunks />
      {root?.flash && !root.flash.isOnPage ? <Toast key={root.flash.id} message={root.flash} /> : null}
    </>
  );
}

export function ErrorBoundary() {
  return <FailurePage />;
}
