import { test } from "../support/base-apis";
import { declareJourneys } from "../support/journeys";

// The portal on a base API in another process. RECORD=1 records the examples of the stub anew here.
test.use({ baseApi: "elsewhere" });

declareJourneys();
