import type { RefusalTexts } from "../refusal-texts";
import colleagues from "./colleagues/zh";
import conversation from "./conversation/zh";
import errors from "../locales/zh/errors";
import everyPage from "./every-page/zh";
import findings from "../locales/zh/findings";
import importing from "./importing/zh";
import signedIn from "./signed-in/zh";
import visitors from "./visitors/zh";

export default {
  ...everyPage,
  ...visitors,
  ...colleagues,
  ...conversation,
  ...signedIn,
  ...importing,
  errors,
  findings,
} satisfies RefusalTexts;
