import { applyDueChanges } from "../change-requests/apply-due";
import type { Core } from "../core";
import { claimJob } from "./claim";
import { linkAudit } from "../audit/chain";
import { endIntroductions } from "../onboarding/end-introductions";
import { remind } from "../onboarding/remind";
import { sendDigests } from "../onboarding/send-digests";
import { sweep } from "./sweep";

const everySeconds = 30;
const sweepSeconds = 600;

/**
 * Every half a minute what is due by itself, so that approved bank details take effect when it was said (S-49); every ten
 * minutes sweeping, in one process at a time.
 */
export function startSweeper(core: Core): { stop(): Promise<void> } {
  let running: Promise<void> = Promise.resolve();
  async function run() {
    try {
      await endIntroductions(core);
      await applyDueChanges(core);
      if (!(await claimJob(core.db, "sweep", core.now(), sweepSeconds))) return;
      await remind(core);
      await sendDigests(core);
      await linkAudit(core);
      await sweep(core);
    } catch (error) {
      core.config.log.error({ event: "sweeper_failed", name: (error as Error).name });
    }
  }
  function next() {
    running = running.then(run);
  }
  const timer = setInterval(next, everySeconds * 1000);
  timer.unref();
  next();
  return {
    async stop() {
      clearInterval(timer);
      await running;
    },
  };
}
