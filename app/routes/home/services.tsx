import { Link, Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";
// The styles of the service cards override those of the page, so they must come after them.
import "~/ui/page/home.css";
import "~/ui/page/doors.css";
import { paths } from "~/paths";
import { lengths } from "~/rules/limits/lengths";
import { FormGuard, type GuardFields } from "~/ui/base/form-guard";
import { useHeldSubmit } from "~/ui/base/use-held-submit";

const services = [
  { code: "register", to: paths.register },
  { code: "progress", to: paths.progress },
  { code: "workspace", to: paths.workspace },
] as const;

/** The services for suppliers (§1), each with its audience. */
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
      width="1.125rem"
      height="1.125rem"
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

const pictures = {
  register: "M9 5.500h9l7 7v14H9zM18 5.500v7h7M13 18h8M13 22.500h5",
  progress: "M14.500 6a8.500 8.500 0 1 0 0 17 8.500 8.500 0 0 0 0-17M20.700 20.700l6 6M10.500 15l3 3 5-6",
  continue: "M16 5a11 11 0 1 0 0 22 11 11 0 0 0 0-22M13.500 11.500v9l7-4.500z",
  workspace: "M5.500 7h21v14.500h-21zM11 26.500h10M16 21.500v5M10.500 12h5M10.500 16.500h3M19 11.500h3.500v5H19z",
} as const;

/** The icon of a service, drawn with a single stroke width. */
function ServicePicture({ code }: { code: keyof typeof pictures }) {
  return (
    <span className="service-picture" aria-hidden="true">
      <svg
        viewBox="0 0 32 32"
        width="1.5rem"
        height="1.5rem"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
      >
        <path d={pictures[code]} />
      </svg>
    </span>
  );
}

/** Resumes a registration with a code sent to its email address (S-17: all addresses get the same response). */
export function ContinueCard({ guard }: { guard: GuardFields }) {
  const { t } = useTranslation(["home", "progress"]);
  const { isHeld, hold } = useHeldSubmit(guard.mark);
  return (
    <section className="home-section continue-card" id="continue" aria-labelledby="continue-title">
      <Form method="post" action={paths.continue} onSubmit={hold} noValidate aria-busy={isHeld}>
        <ServicePicture code="continue" />
        <div>
          <h2 id="continue-title">{t("continue.title")}</h2>
          <p>{t("continue.text")}</p>
        </div>
        <div className="continue-line">
          <label htmlFor="continue-email" className="off-screen">
            {t("progress:email.label")}
          </label>
          <input
            id="continue-email"
            type="email"
            name="email"
            className="control"
            placeholder={t("progress:email.label")}
            autoComplete="email"
            inputMode="email"
            required
            maxLength={lengths.email}
          />
          <FormGuard guard={guard} />
          <button type="submit" name="intent" value="code" className="button-default">
            {isHeld ? t("progress:email.sending") : t("progress:email.send")}
          </button>
        </div>
      </Form>
    </section>
  );
}
