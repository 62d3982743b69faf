import { basic } from "~/rules/registration/basic";
import { SectionFields } from "../parts/section-fields";
import type { SpecialFields } from "../parts/special-fields";
import { HomeCountryField } from "./home-country-field";
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
/** The field of the province includes the city. */
const withProvince = () => null;

const special = {
  registeredCountry: () => <HomeCountryField />,
  registeredProvince: placeOf("registered"),
  registeredCity: withProvince,
  officeProvince: placeOf("office"),
  officeCity: withProvince,
} satisfies SpecialFields<typeof basic.fields>;
