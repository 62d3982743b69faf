import { test } from "../support/base-apis";
import { declareJourneys } from "../support/journeys";

// The portal on a base API in another process. With RECORD=1 this run records the stub's examples again.
test.use({ baseApi: "elsewhere" });

declareJourneys();
