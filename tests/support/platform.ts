import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { describe, inject, test as base } from "vitest";
import type { z } from "zod";
import { registration } from "~/contract";
import type { Endpoint } from "~/contract/endpoint";
import { createGateway } from "~/gateway/gateway.server";
import type { Caller } from "~/gateway/headers";
import { type Platform, type PlatformConfig, withRequestIds } from "~/platform/platform.server";
import { expectDescribed } from "./described";
import { beginning, configOf } from "./platform-config";
import { type Engine, postgres, sqlite } from "./platform-engines";
import { openPlatform } from "./platform-inside";

export type Call = <In extends z.ZodType, Out extends z.ZodType>(
  endpoint: Endpoint<In, Out>,
  input: z.input<In>,
  caller?: Partial<Caller>,
) => Promise<z.output<Out>>;

type Clock = { now: Date; advance(seconds: number): void };
type Mail = {
  id: string;
  channel: "mail" | "sms";
  to: string;
  subject: string;
  text: string;
  html: string;
  createdAt: string;
};
type Registrant = { email: string; token: string; resumed: boolean; submitted: boolean; call: Call };

type Fixtures = {
  setup: { clock: Clock; events: string[]; folder: string };
  clock: Clock;
  /** Everything logged, as it would be written. */
  events: string[];
  config: PlatformConfig;
  platform: Platform;
  call: Call;
  /** The emails and text messages that wait in the outbox, newest first. */
  emails(): Promise<Mail[]>;
  /** Requests a code and reads it in the email. */
  codeFor(email: string, address?: string): Promise<{ code: string; challengeId: string }>;
  /** Starts or resumes a registration as this person. */
  register(email?: string): Promise<Registrant>;
};

/** Calls this platform as a caller. Every answer is compared with the description of the base API. */
export const callOf =
  (platform: Platform, standing: Partial<Caller> = {}): Call =>
  async (endpoint, input, caller = {}) => {
    const answers: Response[] = [];
    const call = createGateway({
      transport: async (request) => {
        const response = await platform.fetch(request);
        answers.push(response.clone());
        return response;
      },
      base: new URL("http://platform.test"),
      timeoutMs: 50_000,
      caller: { locale: "zh", tenantCode: "T", clientAddress: "198.51.100.1", ...standing, ...caller },
    });
    // A difference is a fault of the platform or of the description, regardless of how the gateway handles the answer.
    return call(endpoint, input).finally(() => Promise.all(answers.map((answer) => expectDescribed(endpoint, answer))));
  };

/** The input with which a person in China begins a registration once the code has arrived. */
export const startWith = (proof: { email: string; code: string; challengeId: string }) => ({
  ...proof,
  name: "王伟",
  country: "CN",
  consentAgreementFlag: 1 as const,
  language: "zh" as const,
});

const testOn = (engine: Engine) =>
  base.extend<Fixtures>({
    setup: async ({ task }, provide) => {
      const clock: Clock = {
        now: new Date(beginning),
        advance(seconds) {
          this.now = new Date(this.now.getTime() + seconds * 1000);
        },
      };
      const folder = await mkdtemp(path.join(tmpdir(), `platform-files-${task.id}-`));
      await provide({ clock, events: [], folder });
      await rm(folder, { recursive: true });
    },
    clock: async ({ setup }, provide) => provide(setup.clock),
    events: async ({ setup }, provide) => provide(setup.events),
    config: async ({ setup: { clock, events, folder } }, provide) => {
      const note = (event: object, message = "") => void events.push(JSON.stringify(event) + message);
      const log = withRequestIds({ info: note, warn: note, error: note });
      const database = await engine.make(folder);
      const storageUrl = `file:${folder}`;
      await provide(configOf({ databaseUrl: database.url, storageUrl, clock: () => clock.now, log }));
      await database.drop();
    },
    platform: async ({ config }, provide) => {
      const platform = await openPlatform(config);
      await provide(platform);
      await platform.close();
    },
    call: async ({ platform }, provide) => provide(callOf(platform)),
    emails: async ({ platform }, provide) => {
      await provide(async () => (await platform.fetch(new Request("http://platform.test/dev/mailbox.json"))).json());
    },
    codeFor: async ({ call, emails }, provide) => {
      await provide(async (email, address = "198.51.100.1") => {
        const input = { email, language: "zh" as const };
        const { challengeId } = await call(registration.requestCode, input, { clientAddress: address });
        const mail = (await emails()).find(({ to }) => to === email);
        return { challengeId, code: /^\d{6}$/m.exec(mail?.text ?? "")?.[0] ?? "" };
      });
    },
    register: async ({ platform, call, codeFor }, provide) => {
      await provide(async (email = "wang@yuanhang.example") => {
        const { code, challengeId } = await codeFor(email);
        const {
          registrationToken: token,
          resumed,
          submitted,
        } = await call(registration.start, startWith({ email, code, challengeId }));
        if (token === null) throw new Error("The company is registered already");
        return { email, token, resumed, submitted, call: callOf(platform, { registrationToken: token }) };
      });
    },
  });
export type PlatformTest = ReturnType<typeof testOn>;

/** Runs the tests on SQLite, and on PostgreSQL too if a server is reachable. */
export function onEveryEngine(define: (test: PlatformTest) => void): void {
  for (const engine of engines) {
    describe(`on ${engine.name}`, () => {
      define(testOn(engine));
    });
  }
}

const { sqlite: file, postgres: server } = inject("templates");
const alone = sqlite(file);
/** For tests that do not depend on the engine. */
export const test = testOn(alone);

/** The engines that are available here. */
export const engines: readonly Engine[] = [alone, ...(server ? [postgres(server)] : [])];
