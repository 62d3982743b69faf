import colleagues from "../../locales/zh/colleagues";
import errors from "../../locales/zh/colleague-errors";
import findings from "../../locales/zh/colleague-findings";

export default { colleagues, errors, findings };
