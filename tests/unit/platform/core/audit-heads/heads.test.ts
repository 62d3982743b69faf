import { createSocket } from "node:dgram";
import { once } from "node:events";
import { readFile, writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import { text } from "node:stream/consumers";
import { expect, onTestFinished, vi } from "vitest";
import { readLine } from "~/platform/core/audit-heads/head";
import { toReport } from "~/platform/core/audit-heads/report";
import { verifyAudit } from "~/platform/core/audit-heads/verify";
import type { HeadSettings } from "~/platform/core/settings/config";
import { createPlatform, type PlatformConfig } from "~/platform/platform.server";
import { eventually } from "../../../../support/eventually";
import { onEveryEngine } from "../../../../support/platform";
import { runJobs } from "../../../../support/platform-jobs";
import { afterSubmission } from "../../../../support/platform-onboarding";
import { s3Server } from "../../../../support/platform-s3";
import { timestampAuthority } from "../../../../support/timestamp-authority";

const hour = 3600;
const headMessage = /^<109>1 2025-06-15T02:00:00\.000Z \S+ supplier-portal \d+ AUDITHEAD - (\{"rows":\d+,.+\})$/;

type More = Partial<HeadSettings>;
const withHeads = (config: PlatformConfig, url: string, more: More = {}): PlatformConfig => ({
  ...config,
  auditHeads: { url, lockDays: 30, ...more },
});
/** Ends the pauses of workers started after this call, each time `lookAgain` is called. */
function pauseWorkers() {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  onTestFinished(() => void vi.useRealTimers());
  return { lookAgain: () => vi.advanceTimersToNextTimer() };
}
/** The lines the command prints, and whether it exits with 0. */
const report = async (config: PlatformConfig, file?: string) => toReport(await verifyAudit({ ...config, file }));
const headsIn = async (file: string) =>
  (await readFile(file, "utf8").catch(() => "")).split("\n").flatMap((line) => readLine(line) ?? []);

onEveryEngine((test) => {
  test("a decision's head is written outside the database at once; a head for other events follows an hour later", async ({
    config,
    register,
    emails,
    clock,
    setup: { folder },
  }) => {
    const { lookAgain } = pauseWorkers();
    const file = `${folder}/heads/audit.jsonl`;
    const platform = await createPlatform(withHeads(config, `file:${file}`));
    onTestFinished(() => platform.close());
    const { decide, first } = await afterSubmission({ platform, register, emails });
    platform.startJobs();
    await eventually(async () => expect(await headsIn(file)).toHaveLength(1));
    await decide(first, "approve");
    await eventually(async () => expect(await headsIn(file)).toHaveLength(2));

    await register("li@another.example");
    clock.advance(hour);
    await eventually(async () => {
      lookAgain();
      expect(await headsIn(file)).toHaveLength(3);
    });
    const [one, two, three] = await headsIn(file);
    expect(two!.rows).toBeGreaterThan(one!.rows);
    expect(three).toMatchObject({ at: clock.now.toISOString(), portal: "https://portal.brand.example" });
    expect(await report(withHeads(config, `file:${file}`))).toMatchObject({ isWhole: true });
  });

  test("a store that rejects heads blocks no decision: it raises a security event and is retried after a minute", async ({
    config,
    register,
    emails,
    clock,
    events,
  }) => {
    const { lookAgain } = pauseWorkers();
    const s3 = await s3Server();
    onTestFinished(() => s3.close());
    const platform = await createPlatform(withHeads(config, `s3://KEY:SECRET@${s3.host}/heads/portal?tls=0`));
    onTestFinished(() => platform.close());
    const named = (name: string) => events.map((line) => JSON.parse(line)).filter(({ event }) => event === name);
    const { decide, first } = await afterSubmission({ platform, register, emails });
    platform.startJobs();
    await eventually(() => expect(s3.versions).toHaveLength(1));

    s3.set("full");
    expect(await decide(first, "approve")).toMatchObject({ state: "newlyRegistered" });
    await eventually(() =>
      expect(named("sys_monitor_disabled")).toEqual([{ event: "sys_monitor_disabled", reason: "InsufficientStorage" }]),
    );
    s3.set("up");
    clock.advance(61);
    await eventually(() => {
      lookAgain();
      expect(named("sys_monitor_enabled")).toHaveLength(1);
    });
    expect(s3.versions).toHaveLength(2);
  });

  test("S3 locks each head, and heads that were deleted or overwritten can still be read", async ({
    config,
    register,
    clock,
  }) => {
    const s3 = await s3Server();
    onTestFinished(() => s3.close());
    const heads = withHeads(config, `s3://KEY:SECRET@${s3.host}/heads/portal?tls=0`);
    for (const email of ["one@a.example", "two@a.example", "three@a.example"]) {
      await register(email);
      await runJobs(heads);
      clock.advance(hour);
    }
    expect(s3.versions.map(({ key }) => key)).toEqual([
      expect.stringMatching(/^\/heads\/portal\/\d{12}\.json$/),
      expect.stringMatching(/^\/heads\/portal\/\d{12}\.json$/),
      expect.stringMatching(/^\/heads\/portal\/\d{12}\.json$/),
    ]);
    expect(s3.versions[0]!.lock).toEqual({
      mode: "COMPLIANCE",
      until: expect.stringMatching(/^2025-07-15T02:00:00/),
      checksum: expect.stringMatching(/=$/),
    });
    s3.objects.clear();
    const { lines, isWhole } = await report(heads);
    expect(isWhole).toBe(true);
    expect(lines[1]).toMatch(
      /^Heads at s3:\/\/127\.0\.0\.1:\d+\/heads\/portal\/: 3, the newest over \d+ rows of 2025-06-15T04:00:00\.000Z\.$/,
    );
    s3.versions.pop();
    expect((await report(heads)).lines.join("\n")).toMatch(
      /PROBLEM: Heads are gone from s3:.+: the database says that 1 more were written there, the newest over \d+ rows\./,
    );
  });

  test("a syslog collector receives each head as one message, and the collected messages prove the log", async ({
    config,
    setup: { folder },
  }) => {
    const udp = createSocket("udp4").bind(0, "127.0.0.1");
    await once(udp, "listening");
    onTestFinished(() => void udp.close());
    const datagram = once(udp, "message");
    await runJobs(withHeads(config, `syslog://127.0.0.1:${udp.address().port}`));
    const [bytes] = (await datagram) as [Buffer];
    expect(bytes.toString()).toMatch(headMessage);

    const received = Promise.withResolvers<string>();
    const tcp = createServer((socket) => void text(socket).then(received.resolve)).listen(0, "127.0.0.1");
    await once(tcp, "listening");
    onTestFinished(() => void tcp.close());
    const address = tcp.address();
    const port = typeof address === "object" ? address?.port : 0;
    await runJobs(withHeads(config, `syslog+tcp://127.0.0.1:${port}`));
    const stream = await received.promise;
    const length = Number(stream.slice(0, stream.indexOf(" ")));
    const framed = stream.slice(stream.indexOf(" ") + 1);
    expect(Buffer.byteLength(framed)).toBe(length);
    expect(framed).toMatch(headMessage);

    const collected = `${folder}/collected.log`;
    await writeFile(collected, `Jun 15 02:00:01 host sshd[1]: something else\n${bytes.toString()}\n`);
    expect(await report(config, collected)).toMatchObject({ isWhole: true });
    await writeFile(collected, framed.replace(/"hash":"../, '"hash":"AA'));
    expect(await report(config, collected)).toMatchObject({ isWhole: false });
  });

  test("a head's timestamp covers its exact contents, and tampering with them is detected", async ({
    config,
    setup: { folder },
  }) => {
    const authority = await timestampAuthority();
    onTestFinished(() => authority.close());
    const file = `${folder}/heads.jsonl`;
    const heads = withHeads(config, `file:${file}`, { timestampUrl: authority.url });
    await runJobs(heads);
    const { lines, isWhole } = await report(heads);
    expect(isWhole).toBe(true);
    expect(lines).toContain("With a timestamp: 1, the newest of 2025-06-15T02:00:00.000Z by Timestamps of the tests.");
    const line = await readFile(file, "utf8");
    await writeFile(file, line.replace('"lastAt":"2025', '"lastAt":"2024'));
    expect((await report(heads)).lines.join("\n")).toMatch(
      /PROBLEM: The timestamp of the head over \d+ rows is wrong: The timestamp is about another text\./,
    );
  });
});

onEveryEngine((test) => {
  test("an authority that never responds is abandoned, leaving a head without a timestamp", async ({
    config,
    events,
    setup: { folder },
  }) => {
    const authority = await timestampAuthority("silent");
    onTestFinished(() => authority.close());
    const file = `${folder}/heads.jsonl`;
    await runJobs(withHeads(config, `file:${file}`, { timestampUrl: authority.url, timestampTimeoutMs: 300 }));
    expect(await headsIn(file)).toEqual([expect.not.objectContaining({ token: expect.anything() })]);
    expect(events.filter((line) => line.includes("timestamp_missing"))).toEqual([
      expect.stringContaining("TimeoutError"),
    ]);
  });

  test.for(["rubbish", "endless", "rejects", "otherText", "otherRequest", "forges"] as const)(
    "a timestamp authority that misbehaves (%s) leaves a head without a timestamp and a line in the log",
    async (mode, { config, events, setup: { folder } }) => {
      const authority = await timestampAuthority(mode);
      onTestFinished(() => authority.close());
      const file = `${folder}/heads.jsonl`;
      const settings = { timestampUrl: authority.url, timestampTimeoutMs: 20_000 };
      await runJobs(withHeads(config, `file:${file}`, settings));
      expect(authority.counts.requests).toBe(1);
      expect(await headsIn(file)).toEqual([expect.not.objectContaining({ token: expect.anything() })]);
      expect(events.filter((line) => line.includes("timestamp_missing"))).toHaveLength(1);
    },
  );
});
