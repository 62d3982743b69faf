import colleagueFindings from "./colleague-findings";
import conversationFindings from "./conversation-findings";
import everyPageFindings from "./every-page-findings";
import visitorFindings from "./visitor-findings";

/**
 * Messages of rules and refusals, by code. `{{label}}` is the label of the field, other placeholders are the params of
 * the finding.
 */
export default { ...everyPageFindings, ...visitorFindings, ...colleagueFindings, ...conversationFindings };
