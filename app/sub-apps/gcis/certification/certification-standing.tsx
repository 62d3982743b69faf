import { useTranslation } from "react-i18next";
import { useZone } from "~/ui/page/instant";
import { formatInstant } from "~/ui/page/instants";
import type { Certification } from "./certification-page";

/** How the certification stands: handed in, returned and why, or over. */
export function CertificationStanding({ found, isOpen }: { found: Certification; isOpen: boolean }) {
  const { t, i18n } = useTranslation("gcis");
  const zone = useZone();
  const { returnedFor, handedInAt, progress } = found;
  if (isOpen && returnedFor)
    return (
      <div className="notice notice-warning">
        <p>{t("certification.returned")}</p>
        <p className="certification-said">{returnedFor}</p>
      </div>
    );
  if (isOpen) return null;
  if (progress.state !== "internalReview") return <p className="notice notice-good">{t("certification.closed")}</p>;
  const at = handedInAt ? formatInstant(i18n.language, handedInAt, zone) : "";
  return <p className="notice notice-good">{t("certification.handedIn", { at })}</p>;
}
