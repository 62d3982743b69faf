import colleagues from "./colleagues/en";
import conversation from "./conversation/en";
import errors from "../locales/en/errors";
import everyPage from "./every-page/en";
import findings from "../locales/en/findings";
import importing from "./importing/en";
import signedIn from "./signed-in/en";
import visitors from "./visitors/en";

export default {
  ...everyPage,
  ...visitors,
  ...colleagues,
  ...conversation,
  ...signedIn,
  ...importing,
  errors,
  findings,
};
