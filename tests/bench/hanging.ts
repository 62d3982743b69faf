import { once } from "node:events";
import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { ask } from "../faults/client.ts";
import { freePort } from "../support/server.ts";
import { end, interleaved, servePortal } from "./measure.ts";
import type { BenchLine } from "./table.ts";

/** The call that hangs, and a page that does not need it. */
const hangs = "/smdm/public/gsrm/v2/lov/HPFM.COUNTRY";
const page = "/home";
const hangingCalls = 100;
/** At most this many calls of one kind are in progress; the others queue in the portal. */
const underWay = 20;
const samples = 300;

const texts = { textId: "1", textCode: "A", lang: "zh", title: "守则", text: "<p>守则</p>", description: null };
const domain = { region: "CN", companys: "A", lang: "zh_CN", loginable: 1 };
const noCountries = { content: [], totalElements: 0, totalPages: 0, number: 0, size: 20 };

/** A base API that responds to the calls of the home page, and holds one call until released. */
async function startBaseApi() {
  const waiting = new Set<ServerResponse>();
  const say = (response: ServerResponse, body: object) =>
    response.setHeader("content-type", "application/json").end(JSON.stringify(body));
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? "/", "http://base-api.invalid");
    request.resume();
    if (pathname === hangs) waiting.add(response);
    else say(response, pathname.endsWith("/by-code") ? texts : domain);
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    waiting,
    release() {
      for (const response of waiting) say(response, noCountries);
      waiting.clear();
    },
    stop: () => server.close(),
  };
}

/** The 99th percentile of the response time in milliseconds, with four requests at a time. */
async function p99(url: string) {
  const taken: number[] = [];
  async function askOn() {
    while (taken.length < samples) {
      const { status, ms } = await ask(url, { path: page });
      if (status !== 200) throw new Error(`${page}: ${status}`);
      taken.push(ms);
    }
  }
  await Promise.all([askOn(), askOn(), askOn(), askOn()]);
  return taken.toSorted((one, other) => one - other)[Math.floor(taken.length * 0.99)] ?? Number.NaN;
}

/** The home page's p99 on its own, and next to a hundred hanging calls to the base API (F-08). */
export async function measureHanging(): Promise<BenchLine[]> {
  const api = await startBaseApi();
  const portal = await servePortal({
    PORT: String(await freePort()),
    BASE_API_URL: api.url,
    PUBLIC_ORIGIN: "http://localhost",
    DEMO: "1",
    SESSION_SECRET: "a secret of the benchmark and long enough for it",
    LOG_LEVEL: "silent",
  });
  async function beside() {
    const hanging = Array.from({ length: hangingCalls }, () =>
      fetch(portal.url + hangs).then((answer) => answer.text()),
    );
    while (api.waiting.size < underWay) await new Promise(setImmediate);
    const taken = await p99(portal.url);
    const isOver = Promise.all(hanging).then(() => clearInterval(releasing));
    // The queued calls start to hang only now.
    const releasing = setInterval(() => api.release(), 5);
    await isOver;
    return taken;
  }
  const taken = await interleaved({ alone: () => p99(portal.url), beside });
  await end(portal);
  api.stop();
  const against = { what: "with none hanging", value: taken.alone };
  return [{ what: "home, p99 beside 100 hanging calls", ours: taken.beside, unit: "ms", against, goal: 1.2 }];
}
