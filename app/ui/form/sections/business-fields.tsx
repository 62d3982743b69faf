import { business } from "~/rules/registration/business";
import { SectionFields } from "../parts/section-fields";
import type { SpecialFields } from "../parts/special-fields";
import { TurnoverTable } from "./turnover-table";

const special = { turnover: () => <TurnoverTable /> } satisfies SpecialFields<typeof business.fields>;

/** Company: operating information. */
export const BusinessFields = () => <SectionFields section={business} special={special} />;
