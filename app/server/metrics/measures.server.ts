import { collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import { inSeconds } from "~/rules/time";
import type { BaseApi } from "~/gateway/transport.server";
import type { AnsweredRequest } from "../access-log";

/** Upper bounds of the latency buckets, in seconds; the budgets of docs/performance.md are among them. */
const buckets = [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
/** Methods that get a label; callers may send any other method. */
const methods = new Set(["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"]);

/**
 * Measures requests when they complete, the process continuously, and the base API's pending work when the metrics are
 * read. Labels name routes, calls, states and jobs, never a person or company (docs/operations.md).
 */
export function metricMeasures(baseApi: () => Promise<BaseApi>) {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const requests = new Histogram({
    name: "portal_request_seconds",
    help: "Requests by the route or call that answered, and how long the answer took.",
    labelNames: ["method", "route", "status"],
    buckets,
    registers,
  });
  const showBacklog = backlogGauges(registers);
  return {
    observe: ({ method, route = "none", status, ms }: AnsweredRequest): void => {
      requests.observe(
        { method: methods.has(method) ? method : "other", route, status: String(status) },
        inSeconds(ms),
      );
    },
    text: async () => {
      await showBacklog(await baseApi());
      return { type: registry.contentType, body: await registry.metrics() };
    },
  };
}

/** Gauges of waiting work, set at every scrape. */
function backlogGauges(registers: Registry[]) {
  const gauge = (name: string, help: string, ...labelNames: string[]) =>
    new Gauge({ name: `portal_${name}`, help, labelNames, registers });
  const up = gauge("base_api_up", "1: the base API is ready. 0: it is not, or does not answer.");
  const breakers = gauge("breakers_open", "Calls of the base API that fail so often that they are not made for now.");
  const messages = gauge("messages", "Emails and text messages by state: queued or failed.", "channel", "state");
  const messageAge = gauge("oldest_message_seconds", "How long the oldest queued message has waited.", "channel");
  const undelivered = gauge("undelivered_letters", "Emails about registrations that did not arrive.");
  const files = gauge("files_to_scan", "Files that the virus scanner has not scanned yet.");
  const fileAge = gauge("oldest_file_to_scan_seconds", "How long the oldest of them has waited.");
  const drafts = gauge("drafts_ending", "Drafts whose end was announced for the last time.");
  const head = gauge("audit_head_seconds", "Since the newest head of the audit log was written outside the database.");
  const connections = gauge("database_connections", "Connections to PostgreSQL, and calls that wait for one.", "state");
  const jobEnd = gauge("job_last_success_timestamp_seconds", "When a timed job last ended well here.", "job");
  const jobFailures = gauge("job_failures", "How often a timed job failed since this process started.", "job");

  return async (baseApi: BaseApi) => {
    breakers.set(baseApi.openBreakers());
    const isUp = await baseApi.ready().then(
      ({ ok }) => ok,
      () => false,
    );
    up.set(isUp ? 1 : 0);
    const backlog = isUp ? await baseApi.backlog() : null;
    if (!backlog) return;
    for (const { channel, state, count, oldestSeconds } of backlog.messages) {
      messages.set({ channel, state }, count);
      if (state === "queued") messageAge.set({ channel }, oldestSeconds);
    }
    undelivered.set(backlog.undeliveredLetters);
    files.set(backlog.files.count);
    fileAge.set(backlog.files.oldestSeconds);
    drafts.set(backlog.drafts);
    if (backlog.headSeconds !== null) head.set(backlog.headSeconds);
    for (const [state, count] of Object.entries(backlog.connections ?? {})) connections.set({ state }, count);
    for (const { job, endedAt, failures } of backlog.jobs) {
      if (endedAt) jobEnd.set({ job }, inSeconds(Date.parse(endedAt)));
      jobFailures.set({ job }, failures);
    }
  };
}
