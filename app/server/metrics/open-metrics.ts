import { env } from "~/config/env.server";
import type { BaseApi } from "~/gateway/transport.server";
import type { AnsweredRequest } from "../access-log";

/** The measurements in the format that Prometheus reads. */
type Page = { port: number; host: string; text: () => Promise<{ type: string; body: string }> };
type Metrics = { observe: (request: AnsweredRequest) => void; page: Page | null };

/** Measures this process if METRICS_PORT is set; otherwise nothing is measured or loaded. */
export async function openMetrics(baseApi: () => Promise<BaseApi>): Promise<Metrics> {
  const { METRICS_PORT: port, METRICS_HOST: host } = env;
  if (port === undefined) return { observe: () => undefined, page: null };
  const { metricMeasures: measures } = await import("./measures.server");
  const { observe, text } = measures(baseApi);
  return { observe, page: { port, host, text } };
}
