import "~/ui/page/progress.css";
import { json, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { paths } from "~/paths";
import { requestFor } from "~/session/request.server";
import { Letter } from "./letter";
import { loadLetters } from "./mailbox.server";

export async function loader(args: LoaderFunctionArgs) {
  const letters = await loadLetters(requestFor(args));
  if (!letters) return redirect(paths.notFound);

  return json({ letters });
}

export const handle = { title: "home:mailbox.title" };

/** The letters and text messages of the demo, which sends none. */
export default function Mailbox() {
  const { t } = useTranslation("home");
  const { letters } = useLoaderData<typeof loader>();
  return (
    <main id="main" className="progress-page">
      <div className="mailbox-head">
        <div className="progress-head">
          <h1>{t("mailbox.title")}</h1>
          <p>{t("mailbox.lead")}</p>
        </div>
        <form method="get">
          <button type="submit" className="button-default">
            {t("mailbox.refresh")}
          </button>
        </form>
      </div>
      {letters.length === 0 ? <p className="card">{t("mailbox.empty")}</p> : null}
      {letters.map((letter) => (
        <Letter key={letter.id} letter={letter} />
      ))}
    </main>
  );
}
