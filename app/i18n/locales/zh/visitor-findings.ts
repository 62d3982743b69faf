import changeFindings from "./change-findings";
import factorFindings from "./factor-findings";

/** Messages of rules and refusals outside the registration, by code. */
export default { ...factorFindings, ...changeFindings };
