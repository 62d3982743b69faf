import { onTestFinished } from "vitest";
import { deliverDue } from "~/platform/core/outbox/deliver";
import { smtpTransport } from "~/platform/core/outbox/smtp";
import type { Platform } from "~/platform/platform.server";
import { type Inside, insideOf } from "./platform-inside";
import { mailServer } from "./platform-smtp";

/** A mail server for the emails of a platform. */
export async function openPostOffice(platform: Platform, mode: Parameters<typeof mailServer>[0]) {
  const server = await mailServer(mode);
  const inside = (await insideOf(platform)) as Inside;
  const transport = smtpTransport({ ...inside.config, smtpUrl: server.url });
  onTestFinished(async () => {
    transport.close();
    await server.close();
  });
  return { server, inside, deliver: () => deliverDue(inside, transport) };
}
