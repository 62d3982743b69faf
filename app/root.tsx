import { json, type LinksFunction, type LoaderFunctionArgs } from "@remix-run/node";
import {
  Links,
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
import { fallbackLanguage } from "./i18n/language";
import { languageOf } from "./session/language.server";
import { takeFlash } from "./session/flash.server";
import { isWithinSubApp } from "./sub-apps/host/is-within";
import { FailurePage } from "./ui/feedback/failure-page";
import { RouteChunks } from "./ui/loading/route-chunks";
import { Toast } from "./ui/feedback/toast";
import { useGivenTitle } from "./ui/page/given-title";
import theme from "./ui/page/theme.css?url";

export const links: LinksFunction = () => [
  { rel: "icon", href: "/favicon.svg", type: "image/svg+xml" },
  { rel: "stylesheet", href: theme },
];

export async function loader({ request, context }: LoaderFunctionArgs) {
  const language = await languageOf(request);
  const flash = await takeFlash(request);
  return json(
    { language, brand: env.BRAND_NAME[language], nonce: context.cspNonce, flash: flash?.message ?? null },
    { headers: { vary: "cookie, accept-language", ...(flash ? { "set-cookie": flash.clear } : {}) } },
  );
}

/** Nothing of it changes while one moves about in a sub-application. */
export const shouldRevalidate = (asked: ShouldRevalidateFunctionArgs) =>
  isWithinSubApp(asked) ? false : asked.defaultShouldRevalidate;

/** What every page knows: its language, the manufacturer's name, the message left for it. */
export const useRoot = () => useRouteLoaderData<typeof loader>("root");

export function Layout({ children }: { children: ReactNode }) {
  const root = useRoot();
  const language = root?.language ?? fallbackLanguage;
  // Browsers hide nonces from scripts; React must not take that for a difference.
  const nonce = typeof document === "undefined" ? root?.nonce : undefined;
  return (
    <html lang={language === "zh" ? "zh-CN" : "en"} data-mantine-color-scheme="light">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#3081f2" />
        <PageTitle brand={root?.brand} />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <ScrollRestoration nonce={nonce} />
        <Scripts nonce={nonce} />
      </body>
    </html>
  );
}

/** Every screen names itself (`handle.title`, a translation key, or what it gives); the manufacturer's name follows. */
function PageTitle({ brand = "" }: { brand?: string }) {
  const { t } = useTranslation();
  const given = useGivenTitle(useLocation().pathname);
  const named = useMatches()
    .map(({ handle }) => (handle as { title?: string } | undefined)?.title)
    .findLast(Boolean);
  return <title>{[given ?? (named ? t(named) : t("page.product")), brand].filter(Boolean).join(" · ")}</title>;
}

export default function App() {
  const root = useRoot();
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
