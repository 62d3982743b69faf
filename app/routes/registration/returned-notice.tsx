import { Link } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import type { z } from "zod";
import type { registration } from "~/contract";
import { paths } from "~/paths";
import { sectionIds } from "~/rules/registration/section-ids";
import { formatDay } from "~/rules/format";

type ReturnView = NonNullable<z.output<typeof registration.load.answer>["returned"]>;

/** Why the registration came back, and the tabs on which something is to be mended (decision 020). */
export function ReturnedNotice({ returned: { at, reason, items } }: { returned: ReturnView }) {
  const { t, i18n } = useTranslation(["registration", "fields"]);
  const open = items.filter(({ isChanged }) => !isChanged);
  const tabs = sectionIds
    .map((id) => ({ id, count: open.filter(({ section }) => section === id).length }))
    .filter(({ count }) => count > 0);
  return (
    <section className="notice notice-warning returned-notice" aria-labelledby="returned-notice">
      <h2 id="returned-notice">{t("returned.title", { date: formatDay(i18n.language, at) })}</h2>
      <p className="returned-reason">{reason}</p>
      {tabs.length > 0 ? (
        <ul className="returned-tabs">
          {tabs.map(({ id, count }) => (
            <li key={id}>
              <Link to={paths.section(id)}>{t(`fields:${id}.title`)}</Link> {t("returned.count", { count })}
            </li>
          ))}
        </ul>
      ) : (
        <p>{items.length > 0 ? t("returned.allChanged") : t("returned.noItems")}</p>
      )}
    </section>
  );
}
