import { json, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { Link, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { env } from "~/config/env.server";
import { paths } from "~/paths";
import { draftContext } from "~/rules/registration/draft-context";
import { sectionState } from "~/rules/registration/section-state";
import { ownSections } from "~/rules/registration/shown-sections";
import { requestFor } from "~/session/request.server";
import { WithName } from "~/ui/base/with-name";
import { todayInChina } from "~/rules/calendar/china-date";

export const handle = { title: "registration:part.title" };

export async function loader(args: LoaderFunctionArgs) {
  const portal = requestFor(args);
  await portal.requireRegistration();

  const draft = await portal.draft();
  if (!draft.colleague) throw redirect(draft.submission ? paths.success : paths.review);
  const context = draftContext(draft, todayInChina());
  const open = ownSections(env.REGISTRATION_HIDDEN_TAB, draft.colleague).filter((id) => {
    const saved = draft.sections.find(({ section }) => section === id) ?? { values: {}, version: 0 };
    return sectionState(id, saved, context).state !== "complete";
  });
  return json({ owner: draft.name, open, isSubmitted: draft.submission !== null });
}

/**
 * The last page of a colleague: confirms that their part is saved, and names the person who submits the registration.
 */
export default function Part() {
  const { t } = useTranslation(["colleagues", "fields"]);
  const { owner, open, isSubmitted } = useLoaderData<typeof loader>();
  if (isSubmitted)
    return (
      <div className="part">
        <h1>{t("part.submitted.title")}</h1>
        <p>
          <WithName name={owner} say={(name) => t("part.submitted.text", { name })} />
        </p>
      </div>
    );
  return (
    <div className="part">
      <h1>{t(open.length === 0 ? "part.saved.title" : "part.open.title")}</h1>
      <p>
        <WithName name={owner} say={(name) => t(open.length === 0 ? "part.saved.text" : "part.open.text", { name })} />
      </p>
      {open.length > 0 ? (
        <ul>
          {open.map((id) => (
            <li key={id}>
              <Link to={paths.checkedSection(id)}>{t(`fields:${id}.title`)}</Link>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}
