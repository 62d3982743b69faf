import { test } from "../support/base-apis";
import { declareJourneys } from "../support/journeys";

// The portal on a base API that responds with recorded examples.
test.use({ baseApi: "stub" });

declareJourneys();
