import type { Page } from "@playwright/test";
import { test as portalTest } from "./portal";
import { freePort, noCodes, startPortal } from "./server";
import { enterPassword } from "./sign-in-screen";
import { startRecorder } from "./stub-base-api/recorder";
import { type Journey, journeys, writeRecording } from "./stub-base-api/recording";
import { startStubBaseApi, type StubBaseApi } from "./stub-base-api/stub";

/** The three base APIs a portal can use: its own, one in another process, and a company's (here: recorded examples). */
type BaseApi = "embedded" | "elsewhere" | "stub";

/** RECORD=1 re-records the journeys between the portal and a base API in another process. */
const isRecording = process.env.RECORD === "1";

type Worker = {
  baseApi: BaseApi;
  /** The stub of this worker's portal; null if its base API is a real one. */
  stub: StubBaseApi | null;
  /** Starts a separate base API and returns its address; undefined to use the portal's own. */
  baseApiUrl: { address: string | undefined; record: (journey: Journey) => void };
};
type Each = {
  /** Records this test's calls under this name, if recording is on. */
  journey: (journey: Journey) => void;
  /** Signs in on the base API's own screens. */
  signIn: (page: Page, account: string) => Promise<void>;
};

/** A stub responds immediately or not at all. */
const impatient = { API_TIMEOUT_MS: "3000" };

export const test = portalTest.extend<Each, Worker>({
  baseApi: ["embedded", { scope: "worker", option: true }],
  stub: [
    async ({ baseApi }, use) => {
      const stub = baseApi === "stub" ? await startStubBaseApi(...journeys) : null;
      await use(stub);
      await stub?.stop();
    },
    { scope: "worker" },
  ],
  portalSettings: [
    async ({}, use) => {
      const port = String(await freePort());
      await use({ ...noCodes, PORT: port, PUBLIC_ORIGIN: `http://localhost:${port}` });
    },
    { scope: "worker" },
  ],
  baseApiUrl: [
    async ({ baseApi, stub, mail, portalSettings }, use) => {
      if (baseApi !== "elsewhere") return use({ address: stub?.url, record: () => undefined });
      const api = await startPortal(
        { ...portalSettings, PORT: String(await freePort()), SMTP_URL: mail.url },
        "base-api",
      );
      const address = api.url.replace("localhost", "127.0.0.1");
      const recorder = isRecording ? await startRecorder(address) : null;
      await use({
        address: recorder?.url ?? address,
        record: (journey) => recorder && writeRecording(journey, recorder.take()),
      });
      await recorder?.stop();
      await api.stop();
    },
    { scope: "worker" },
  ],
  portal: [
    async ({ mail, portalSettings, baseApiUrl, stub }, use) => {
      const { address } = baseApiUrl;
      const portal = await startPortal(
        address
          ? { ...portalSettings, ...(stub && impatient), BASE_API_URL: address }
          : { ...portalSettings, SMTP_URL: mail.url },
      );
      await use(portal);
      await portal.stop();
    },
    { scope: "worker" },
  ],
  journey: async ({ baseApiUrl, stub }, use) => {
    stub?.behave();
    const named: Journey[] = [];
    await use((journey) => void named.push(journey));
    named.forEach(baseApiUrl.record);
  },
  // A stub sends no emails, and accepts any code.
  codeFor: async ({ baseApi, codeFor }, use) => use(baseApi === "stub" ? async () => "123456" : codeFor),
  signIn: async ({ baseApi }, use) =>
    use(async (page, account) => {
      await page.goto("/workspace");
      if (baseApi !== "stub") await enterPassword(page, account);
      await page.locator(".greeting").waitFor();
    }),
});
export { expect } from "./portal";
