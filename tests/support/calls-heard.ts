import type { Endpoint } from "~/contract/endpoint";
import { test as baseApisTest } from "./base-apis";
import { type Heard, startRecorder } from "./stub-base-api/recorder";

type Worker = {
  /** Every call of this worker's portal to its base API, oldest first. */
  heard: Heard[];
};

/** A portal whose calls to its base API are recorded. */
export const test = baseApisTest.extend<object, Worker>({
  heard: [async ({}, use) => use([]), { scope: "worker" }],
  baseApiUrl: [
    async ({ baseApiUrl, heard }, use) => {
      const recorder = await startRecorder(baseApiUrl.address ?? "", (call) => heard.push(call));
      await use({ ...baseApiUrl, address: recorder.url });
      await recorder.stop();
    },
    { scope: "worker" },
  ],
});
export { expect } from "./base-apis";

/** The recorded calls of an endpoint without path parameters. */
export const callsOf = (heard: Heard[], { method, path }: Endpoint): Heard[] =>
  heard.filter((call) => call.method === method && call.path === path);
