import changeFindings from "./change-findings";
import factorFindings from "./factor-findings";

/** What rules and refusals say outside the registration, by code. */
export default { ...factorFindings, ...changeFindings };
