import colleagues from "../../locales/en/colleagues";
import errors from "../../locales/en/colleague-errors";
import findings from "../../locales/en/colleague-findings";

export default { colleagues, errors, findings };
