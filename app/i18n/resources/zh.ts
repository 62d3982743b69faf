import type { RefusalTexts } from "../refusal-texts";
import everyPage from "./every-page/zh";
import signedIn from "./signed-in/zh";
import visitors from "./visitors/zh";

export default { ...everyPage, ...visitors, ...signedIn } satisfies RefusalTexts;
