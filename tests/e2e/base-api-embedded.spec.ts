import { test } from "../support/base-apis";
import { declareJourneys } from "../support/journeys";

// The portal on its built-in base API.
test.use({ baseApi: "embedded" });

declareJourneys();
