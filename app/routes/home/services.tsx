import "~/ui/page/doors.css";
import { Link } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { paths } from "~/paths";
import { ServicePicture } from "./service-picture";

const services = [
  { code: "register", to: paths.register },
  { code: "progress", to: paths.progress },
  { code: "workspace", to: paths.workspace },
] as const;

/** What a supplier can do here (§1), each with who it is for. */
export function Services() {
  const { t } = useTranslation("home");
  return (
    <section className="home-section services-section" aria-labelledby="services-title">
      <h2 id="services-title" className="off-screen">
        {t("services.title")}
      </h2>
      <ul className="services">
        {services.map(({ code, to }) => (
          <li key={code} className="service">
            <ServicePicture code={code} />
            <h3>
              <Link to={to} className="service-link">
                {t(`services.${code}.title`)}
              </Link>
            </h3>
            <p>{t(`services.${code}.text`)}</p>
            <p className="service-end">
              <span className="service-go" aria-hidden="true">
                {t(`services.${code}.link`)}
                <Arrow />
              </span>
              <span className="service-scope">{t(`services.${code}.scope`)}</span>
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Arrow() {
  return (
    <svg
      viewBox="0 0 20 20"
      width="18"
      height="18"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d="M4 10h12m-5-5 5 5-5 5" />
    </svg>
  );
}
