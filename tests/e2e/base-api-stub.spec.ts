import { test } from "../support/base-apis";
import { declareJourneys } from "../support/journeys";

// The portal on a base API that answers from recorded examples.
test.use({ baseApi: "stub" });

declareJourneys();
