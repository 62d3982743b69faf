import "~/ui/page/rich-text.css";
import "~/ui/page/text-page.css";
import { json, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { Link, useLoaderData, useSearchParams } from "@remix-run/react";
import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { paths } from "~/paths";
import { requestFor } from "~/session/request.server";
import { useHydrated } from "~/ui/base/use-hydrated";
import { loadText, withContents } from "./static-text.server";
import { Contents } from "./contents";
import { loadGuideBelow } from "./home.server";
import { textCodes } from "./notice-codes";

const codes: Partial<Record<string, string>> = {
  ...textCodes,
  agreement: "ISP.USER_AGREEMENT",
  privacy: "ISP.PROTECTION_POLICY",
};

export const handle = { title: "home:noticesTitle", description: "home:textDescription" };

export async function loader(args: LoaderFunctionArgs) {
  const { text = "" } = args.params;
  const code = Object.hasOwn(codes, text) ? codes[text] : undefined;
  if (!code) throw redirect(paths.notFound, 303);
  const portal = requestFor(args);
  const [whole, guide] = await Promise.all([loadText(portal.call, code), loadGuideBelow(portal, text)]);
  return json({ ...withContents(whole, await portal.language), guide });
}

/** A text of the portal as a separate page, which can be linked to and printed. */
export default function TextPage() {
  const { t } = useTranslation("home");
  const { title, html, contents, guide } = useLoaderData<typeof loader>();
  const canPrint = useHydrated();
  const isToPrint = useSearchParams()[0].has("print");
  useEffect(() => {
    if (isToPrint) print();
  }, [isToPrint]);
  return (
    <main id="main" className="text-page">
      <h1>{title}</h1>
      <Contents contents={contents} />
      <div className="rich-text" dangerouslySetInnerHTML={{ __html: html }} />
      {guide ? (
        <>
          <h2>{guide.title}</h2>
          <div className="rich-text" dangerouslySetInnerHTML={{ __html: guide.html }} />
        </>
      ) : null}
      <div className="section-actions text-page-actions">
        {canPrint ? (
          <button type="button" className="button-default" onClick={() => print()}>
            {t("text.print")}
          </button>
        ) : null}
        <Link to={paths.register} className="button-quiet">
          {t("text.register")}
        </Link>
      </div>
    </main>
  );
}
