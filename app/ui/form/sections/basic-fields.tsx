import { basic } from "~/rules/registration/basic";
import { SectionFields } from "../parts/section-fields";
import type { SpecialFields } from "../parts/special-fields";
import { HomeCountryField } from "./home-country-field";
import { PeriodField } from "./period-field";
import { PlaceField } from "./place-field";

/** Company: basic information. */
export const BasicFields = () => <SectionFields section={basic} special={special} />;

const placeOf = (address: "registered" | "office") => () => (
  <PlaceField
    country={`${address}Country`}
    province={`${address}Province`}
    city={`${address}City`}
    label={`${address}Place`}
  />
);
/** The province field includes the city, and the field for the end of a period includes the tick for no end. */
const withAnother = () => null;

const special = {
  registeredCountry: () => <HomeCountryField />,
  registeredProvince: placeOf("registered"),
  registeredCity: withAnother,
  officeProvince: placeOf("office"),
  officeCity: withAnother,
  operatingUntil: () => <PeriodField until="operatingUntil" longTerm="operatingLongTerm" />,
  operatingLongTerm: withAnother,
} satisfies SpecialFields<typeof basic.fields>;
