import { expect } from "vitest";
import { messages, onboarding } from "~/contract";
import type { PlatformConfig } from "~/platform/platform.server";
import { toQueueInput } from "~/rules/queue/queue-input";
import { parseQueuePlace } from "~/rules/queue/queue-place";
import { onEveryEngine } from "../../../../support/platform";
import { inDatabase } from "../../../../support/platform-database";
import { runJobs } from "../../../../support/platform-jobs";
import { afterSubmission } from "../../../../support/platform-onboarding";
import { signedIn } from "../../../../support/platform-sign-in";

const hour = 3600;
const day = 24 * hour;
const digestWords = /项审核(已逾期|将在)/;

/** Runs the scheduled jobs as if none had run before. */
async function runDigests(config: PlatformConfig, processes = 1) {
  await inDatabase(config, (db) => db.deleteFrom("job").execute());
  await runJobs(config, processes);
}

onEveryEngine((test) => {
  test("each person in purchasing gets one digest a day of overdue and nearly overdue reviews, even with two processes", async ({
    platform,
    register,
    emails,
    clock,
    config,
  }) => {
    await afterSubmission({ platform, register, emails });
    const digestsOf = async (account: string) => {
      const { call } = await signedIn(platform, account);
      const { content } = await call(messages.list, { size: 100 });
      return { call, digests: content.filter(({ title }) => digestWords.test(title)) };
    };
    const digestEmails = async () => (await emails()).filter(({ subject }) => digestWords.test(subject));

    clock.advance(12 * day);
    await runDigests(config, 2);
    expect((await digestsOf("buyer")).digests).toHaveLength(1);
    expect((await digestsOf("buyer2")).digests).toHaveLength(1);
    const recipients = (await digestEmails()).map(({ to }) => to).toSorted();
    expect(recipients).toEqual(["admin@demo.example", "buyer2@demo.example", "buyer@demo.example"]);
    await runDigests(config);
    expect((await digestsOf("buyer")).digests).toHaveLength(1);

    clock.advance(3 * day);
    await runDigests(config);
    const { call, digests } = await digestsOf("buyer");
    expect(digests).toHaveLength(2);
    const { title, text, to } = await call(messages.one, { messageId: digests[0]?.messageId ?? "" });
    const late = await call(onboarding.queue, toQueueInput(parseQueuePlace(new URLSearchParams(to?.split("?")[1]))));
    expect(late.totalElements).toBeGreaterThan(0);
    expect(title).toContain(`${late.totalElements} 项审核已逾期`);
    expect(text.split("\n\n")[0]).toContain(late.content[0]?.companyName);
    const [message] = await digestEmails();
    expect(message?.text).toContain(late.content[0]?.companyName);
    expect(message?.text).toContain("https://portal.brand.example/gsrm?late=1");
    expect(message?.text).toContain("overdue");
  });

  test("no digest is sent when there is nothing to report, or before the day starts", async ({
    platform,
    clock,
    config,
    emails,
  }) => {
    await inDatabase(config, (db) => db.updateTable("registration").set({ due_at: null }).execute());
    await runDigests(config);
    await inDatabase(config, (db) =>
      db
        .updateTable("registration")
        .set({ due_at: "2025-06-01T00:00:00.000Z" })
        .where("state", "=", "preliminaryReview")
        .execute(),
    );
    clock.advance(21 * hour);
    await runDigests(config);
    const { call } = await signedIn(platform, "buyer");
    const titles = async () => (await call(messages.list, { size: 100 })).content.map(({ title }) => title);
    expect((await titles()).filter((title) => digestWords.test(title))).toEqual([]);
    expect((await emails()).filter(({ subject }) => digestWords.test(subject))).toEqual([]);
    clock.advance(hour);
    await runDigests(config);
    const { call: later } = await signedIn(platform, "buyer");
    const { content } = await later(messages.list, { size: 100 });
    expect(content.filter(({ title }) => digestWords.test(title))).toHaveLength(1);
  });

  test("of a thousand overdue reviews the digest lists the five oldest, in one message per person", async ({
    platform,
    config,
    clock,
  }) => {
    await inDatabase(config, async (db) => {
      await db.updateTable("registration").set({ due_at: null }).execute();
      const sample = await db
        .selectFrom("registration")
        .selectAll()
        .where("number", "is not", null)
        .executeTakeFirstOrThrow();
      for (let batch = 0; batch < 10; batch++)
        await db
          .insertInto("registration")
          .values(
            Array.from({ length: 100 }, (_, at) => {
              const place = batch * 100 + at;
              return {
                ...sample,
                id: `r${place}`,
                open_key: null,
                number: `N${place}`,
                company_name: `第 ${place} 家公司`,
                state: "preliminaryReview" as const,
                due_at: new Date(clock.now.getTime() - (2000 - place) * 60_000).toISOString(),
              };
            }),
          )
          .execute();
    });
    await runDigests(config);
    const { call } = await signedIn(platform, "buyer");
    const { content } = await call(messages.list, { size: 100 });
    const digests = content.filter(({ title }) => digestWords.test(title));
    expect(digests.map(({ title }) => title)).toEqual(["1000 项审核已逾期"]);
    const { text } = await call(messages.one, { messageId: digests[0]?.messageId ?? "" });
    const named = text.split("\n\n").filter((line) => line.startsWith("第 "));
    expect(named.map((line) => line.split("（")[0])).toEqual([0, 1, 2, 3, 4].map((place) => `第 ${place} 家公司`));
    expect(text).toContain("另有 995 项");
  });
});
