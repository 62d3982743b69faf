import colleagueFindings from "./colleague-findings";
import everyPageFindings from "./every-page-findings";
import visitorFindings from "./visitor-findings";

/** What rules and refusals say, by code. `{{label}}` is the label of the field, other words are the finding's params. */
export default { ...everyPageFindings, ...visitorFindings, ...colleagueFindings };
