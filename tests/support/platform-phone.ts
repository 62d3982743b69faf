import { profile } from "~/contract";
import { demoPassword } from "~/platform/seed/demo/accounts";
import type { Call } from "./platform";
import { codeTo } from "./platform-email";
import { codeInSms } from "./sms-gateway";

type Message = { channel: "mail" | "sms"; to: string; subject: string; text: string };
type Messages = () => Promise<Message[]>;

/** A phone as its owner types it, and as messages are sent to it. */
export const phone = { typed: "138 0013 8000", number: "+8613800138000", masked: "+86***8000" };

/** The code in the newest text message to a number; empty if there is none. */
export async function smsCodeTo(messages: Messages, number: string): Promise<string> {
  const sms = (await messages()).find(({ channel, to }) => channel === "sms" && to === number);
  return codeInSms(sms?.text);
}

/** The two codes needed to add a phone: from the phone, and from the account's email. */
export const phoneCodes = async (messages: Messages, number = phone.number, email = "supplier@demo.example") => ({
  code: await smsCodeTo(messages, number),
  emailCode: await codeTo(messages, email),
});

/** Binds a phone to the signed-in user's account, with password and both codes. */
export async function bindPhone(call: Call, messages: Messages, typed = phone.typed, number = phone.number) {
  await call(profile.requestPhoneCode, { boundPhone: typed, password: demoPassword });
  await call(profile.confirmPhone, await phoneCodes(messages, number));
}
