import { once } from "node:events";
import { setTimeout as after } from "node:timers/promises";

/** The Node option that makes the inspector listen on this port once it is enabled. */
export const inspectedAt = (port: number) => ({ NODE_OPTIONS: `--inspect-port=127.0.0.1:${port}` });

/**
 * The memory a process still needs after a full garbage collection, in MB: objects and their buffers. Unlike the memory reported
 * by the system, it does not depend on when V8 last collected. Start the process with `inspectedAt(port)`.
 */
export async function liveMemoryOf(pid: number, port: number): Promise<number> {
  process.kill(pid, "SIGUSR1");
  const inspector = new WebSocket(await addressOf(port));
  await once(inspector, "open");
  const call = async (id: number, method: string) => {
    inspector.send(JSON.stringify({ id, method }));
    for (;;) {
      const [{ data }] = (await once(inspector, "message")) as [MessageEvent<string>];
      const answer = JSON.parse(data) as { id?: number; result: Record<string, number> };
      if (answer.id === id) return answer.result;
    }
  };
  await call(1, "HeapProfiler.collectGarbage");
  const { usedSize = Number.NaN, backingStorageSize = Number.NaN } = await call(2, "Runtime.getHeapUsage");
  inspector.close();
  await once(inspector, "close");
  return Math.round((usedSize + backingStorageSize) / 1024 / 1024);
}

/** The inspector takes a moment to start. */
async function addressOf(port: number): Promise<string> {
  const until = performance.now() + 10_000;
  for (;;) {
    try {
      const targets = (await (await fetch(`http://127.0.0.1:${port}/json/list`)).json()) as {
        webSocketDebuggerUrl: string;
      }[];
      if (targets[0]) return targets[0].webSocketDebuggerUrl;
    } catch (error) {
      if (performance.now() > until) throw error;
    }
    await after(50);
  }
}
