import { useTranslation } from "react-i18next";
import { Dropdown } from "~/ui/base/dropdown";
import "./help.css";
import { LicencePicture } from "./licence-picture";

/** The web page on which a company applies for a number, if there is one. */
const places: Partial<Record<HelpTopic, string>> = { duns: "https://www.dnb.com/" };
/** The topics illustrated with a licence, which shows the code itself, or that another number is not on it. */
const onLicence: readonly HelpTopic[] = ["unifiedCreditCode", "duns"];

/**
 * Help next to a field's label that explains the required answer and where to find it. It opens over the page if there
 * is room, or within the page on a phone. It opens without scripts; with them Escape closes it and returns the focus.
 */
export function Help({ topic }: { topic: HelpTopic }) {
  const { t } = useTranslation("help");
  const place = places[topic];
  return (
    <Dropdown
      className="help"
      // The bar at the bottom may cover it.
      onOpen={(panel) => panel.scrollIntoView({ block: "nearest" })}
      label={
        <>
          {t("open")}
          <span className="off-screen"> {t(`${topic}.title`)}</span>
        </>
      }
    >
      <p>
        <strong>{t(`${topic}.title`)}</strong>
      </p>
      <p>{t(`${topic}.text`)}</p>
      {onLicence.includes(topic) ? (
        <figure>
          <LicencePicture label={t("licence.label")} />
          <figcaption>{t(topic === "duns" ? "licence.otherCode" : "licence.code")}</figcaption>
        </figure>
      ) : null}
      <ol>
        {(["first", "second", "third"] as const).map((step) => (
          <li key={step}>{t(`${topic}.${step}`)}</li>
        ))}
      </ol>
      {place ? (
        <a href={place} target="_blank" rel="noreferrer">
          {t("duns.link")}
        </a>
      ) : null}
    </Dropdown>
  );
}

/** The fields where people get stuck, and the help shown for each. */
const topics = {
  duns: "duns",
  unifiedCreditCode: "unifiedCreditCode",
  cnaps: "cnaps",
  smeId: "smeId",
} as const;
type HelpTopic = (typeof topics)[keyof typeof topics];

/** The help for a field by the key of its label (`banks.cnaps`); most fields have none. */
export function helpTopicOf(labelKey: string): HelpTopic | undefined {
  const field = labelKey.split(".").at(-1) ?? "";
  return Object.hasOwn(topics, field) ? topics[field as keyof typeof topics] : undefined;
}
