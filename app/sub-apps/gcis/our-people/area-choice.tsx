import { useTranslation } from "react-i18next";
import { type SupplierArea, supplierAreas } from "~/rules/permissions/member-roles";

type Props = {
  id: string;
  selected: readonly SupplierArea[];
  onChange: (areas: SupplierArea[]) => void;
  /** The message if the selection is refused. */
  error: string | null;
};

/** The areas of a person: one checkbox each. */
export function AreaChoice({ id, selected, onChange, error }: Props) {
  const { t } = useTranslation("ourPeople");
  return (
    <fieldset className="field our-people-areas" aria-describedby={`${id}-hint ${id}-error`}>
      <legend className="field-label">{t("areasLegend")}</legend>
      <span className="field-hint" id={`${id}-hint`}>
        {t("areasHint")}
      </span>
      {supplierAreas.map((area) => (
        <label key={area}>
          <input
            type="checkbox"
            data-path="areas"
            checked={selected.includes(area)}
            aria-invalid={error ? true : undefined}
            onChange={({ target }) =>
              onChange(supplierAreas.filter((one) => (one === area ? target.checked : selected.includes(one))))
            }
          />
          <span>{t(`areas.${area}`)}</span>
        </label>
      ))}
      <p id={`${id}-error`} className="field-error" aria-live="polite">
        {error}
      </p>
    </fieldset>
  );
}
