import { useTranslation } from "react-i18next";
import { useWho } from "~/sub-apps/built-in/host";
import type { SupplierArea } from "~/rules/permissions/member-roles";
import { isPermitted } from "~/rules/permissions/permissions";
import { isBankArea, sectionButton } from "~/rules/permissions/section-button";
import type { SectionId } from "~/rules/registration/section-ids";

/** Whether this person may change a section of the company file. */
export function useMayChange(): (section: SectionId) => boolean {
  const who = useWho();
  return (section) => isPermitted(who, sectionButton(section));
}

/** In place of a button for people without the area of a section: names the area whose people may change it. */
export function OtherArea({ section }: { section: SectionId }) {
  const { t } = useTranslation(["gcis", "ourPeople"]);
  const area: SupplierArea = isBankArea(section) ? "supplierBank" : "supplierFile";
  return <p className="field-hint">{t("company.otherArea", { area: t(`ourPeople:areas.${area}`) })}</p>;
}
