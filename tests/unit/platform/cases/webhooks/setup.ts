import { onTestFinished } from "vitest";
import { keepAddresses } from "~/platform/core/webhooks/addresses";
import { deliverEvents } from "~/platform/core/webhooks/deliver";
import type { PlatformConfig } from "~/platform/platform.server";
import { openCore } from "../../../../support/oidc-setup";
import { webhookReceiver, webhookSecret } from "../../../../support/webhook-receiver";

type Receiver = Awaited<ReturnType<typeof webhookReceiver>>;

/** A receiver that is closed when its test ends. */
export async function receive(mode?: Parameters<typeof webhookReceiver>[0]): Promise<Receiver> {
  const receiver = await webhookReceiver(mode);
  onTestFinished(() => receiver.close());
  return receiver;
}

/** A process whose settings name these addresses. Only tests of a timeout pass a short one. */
export async function pushTo(config: PlatformConfig, receivers: readonly Receiver[], timeoutMs = 20_000) {
  const settings = { urls: receivers.map(({ url }) => url), secrets: [webhookSecret], timeoutMs };
  const core = await openCore({ ...config, webhooks: settings });
  onTestFinished(() => core.db.destroy());
  await keepAddresses(core);
  return {
    core,
    deliver: () => deliverEvents(core, settings),
    rows: () => core.db.selectFrom("webhook_delivery").selectAll().orderBy("created_at").orderBy("event").execute(),
  };
}
