import { useMemo, useState } from "react";
import { flushSync } from "react-dom";
import { useTranslation } from "react-i18next";
import { fieldFacts } from "~/rules/form/field-facts";
import { countriesWithProvinces } from "~/rules/registration/home-country";
import { Combobox } from "~/ui/combobox/combobox";
import type { Option } from "~/ui/combobox/option";
import { placeSource } from "~/ui/combobox/place-source";
import { PickerButton } from "~/ui/picker/picker-button";
import type { Choice } from "~/ui/base/selection";
import { useIsVisible, useIsRequired, useSectionScreen, useShown, useTypedText } from "../state/section-context";
import { Field } from "../parts/field";
import { FieldFindings } from "../parts/field-findings";
import { FieldFrame } from "../parts/field-frame";
import { describedBy, fieldId } from "~/ui/base/field-id";
import { RowProvider, useInitialText } from "../state/row-context";
import { useHydrated } from "~/ui/base/use-hydrated";

/** The form names of a place and its country, and the key of the label for province and city. */
export type PlaceNames = { country: string; province: string; city: string; label: string };

/**
 * Province and city: one field if scripts run and the country's provinces are listed, otherwise two fields with separate
 * lists.
 */
export function PlaceField(names: PlaceNames) {
  const isHydrated = useHydrated();
  const country = useTypedText(names.country);
  const isListed = countriesWithProvinces.includes(country);
  const initialCountry = useInitialText(names.country);
  const isVisible = useIsVisible(names.province);
  const place = usePlace(names, country);
  // Without a country there are no options.
  if (!isVisible || (isHydrated && country === "")) return null;
  if (isHydrated && isListed) return <Cascade names={names} country={country} {...place} />;
  const fields = (
    <>
      {country === "" ? <span className="place-none" hidden /> : null}
      <Field name={names.province} />
      {isListed ? <span className="place-mark" hidden /> : null}
      <Field name={names.city} />
    </>
  );
  // A value saved for one country is invalid in another.
  return country === initialCountry ? fields : <RowProvider value={{ id: country, isNew: true }}>{fields}</RowProvider>;
}

type ChosenPlace = { country: string; province: Choice; city: Choice };
const nothing: Choice = { value: "", meaning: "" };

/** The chosen place, if the form still has the same country. */
function usePlace({ province, city }: PlaceNames, country: string) {
  const { meanings } = useSectionScreen();
  const [provinceCode, cityCode] = [useInitialText(province), useInitialText(city)];
  const [chosen, setChosen] = useState<ChosenPlace>(() => ({
    country,
    province: { value: provinceCode, meaning: meanings["HPFM.PROVINCE"]?.[provinceCode] ?? provinceCode },
    city: { value: cityCode, meaning: meanings["HPFM.CITY"]?.[cityCode] ?? cityCode },
  }));
  const stands = chosen.country === country;
  return { province: stands ? chosen.province : nothing, city: stands ? chosen.city : nothing, setChosen };
}

type CascadeProps = { names: PlaceNames; country: string; setChosen: (place: ChosenPlace) => void } & Omit<
  ChosenPlace,
  "country"
>;

function Cascade({ names, country, province, city, setChosen }: CascadeProps) {
  const { t } = useTranslation();
  const { section, store, announceChange } = useSectionScreen();
  const isRequired = useIsRequired(names.province);
  const errors = [...useShown(names.province).errors, ...useShown(names.city).errors];
  const [inside, setInside] = useState<Choice | null>(null);
  const source = useMemo(() => placeSource(country, inside), [country, inside]);
  const facts = {
    ...fieldFacts(section.fields, names.province),
    required: isRequired,
    labelKey: names.label,
  };
  const id = fieldId(names.province);

  function keep(place: { province: Choice; city: Choice }) {
    store.noteMeaning("HPFM.PROVINCE", place.province.value, place.province.meaning);
    store.noteMeaning("HPFM.CITY", place.city.value, place.city.meaning);
    flushSync(() => setChosen({ country, ...place }));
    announceChange();
  }
  function choose({ value, meaning, parent, leads }: Option) {
    if (leads) {
      setInside(leads === "on" ? { value, meaning } : null);
      return true;
    }
    keep(parent ? { province: parent, city: { value, meaning } } : { province: { value, meaning }, city: nothing });
    return false;
  }

  return (
    <FieldFrame facts={facts} below={<FieldFindings name={names.city} labelKey={names.city} />}>
      <input type="hidden" name={names.province} value={province.value} />
      <input type="hidden" name={names.city} value={city.value} />
      {/* What leads to the city leads to the field that asks for both. */}
      <span id={fieldId(names.city)} tabIndex={-1} onFocus={() => document.getElementById(id)?.focus()} />
      <Combobox
        id={id}
        names={[names.province, names.city]}
        placeholder={inside ? t("list.cityOf", { name: inside.meaning }) : t("form.choose")}
        describedBy={`${describedBy(names.province)} findings-${names.city}`}
        isInvalid={errors.length > 0}
        isRequired={isRequired}
        shown={[province.meaning, city.meaning].filter(Boolean).join(" / ")}
        source={source}
        chosen={[province.value, city.value]}
        onChoose={choose}
        onClear={() => keep({ province: nothing, city: nothing })}
        onBackspace={() => setInside(null)}
        onClosed={() => setInside(null)}
        button={
          <PickerButton
            fieldId={id}
            label={t(`fields:basic.${names.province}.label`)}
            lovCode="HPFM.PROVINCE"
            parentValue={country}
            isMultiple={false}
            chosen={province.value ? [province] : []}
            onChoose={([choice = nothing]) => {
              keep({ province: choice, city: choice.value === province.value ? city : nothing });
              setInside(choice.value ? choice : null);
            }}
            // A province alone is an incomplete answer: its cities are shown next.
            onChosen={() => document.getElementById(id)?.click()}
          />
        }
      />
    </FieldFrame>
  );
}
