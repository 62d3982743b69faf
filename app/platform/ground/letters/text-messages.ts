import { facts } from "~/rules/facts";
import type { Language } from "~/platform/ground/database/schema";

type Words = { language: Language; brandName: Record<Language, string> };

/**
 * Text messages are short on purpose. One segment holds 70 characters of Chinese, or 160 of the GSM alphabet in English: no
 * curly quotes, no dashes but the hyphen. Chinese providers ask for the sender's name in 【】 at the beginning.
 */
const texts = {
  zh: {
    phone: (brand: string, code: string) =>
      `【${brand}】绑定手机验证码 ${code}，${facts.codeMinutes} 分钟内有效。请勿告诉他人。非本人操作请忽略。`,
    signInPhone: (brand: string, code: string) =>
      `【${brand}】登录验证码 ${code}，${facts.codeMinutes} 分钟内有效。请勿告诉他人。非本人操作请立即重设密码。`,
  },
  en: {
    phone: (brand: string, code: string) =>
      `${brand}: ${code} is your code to confirm this phone. It expires in ${facts.codeMinutes} minutes. Do not share it. Not you? Ignore this message.`,
    signInPhone: (brand: string, code: string) =>
      `${brand}: ${code} is your sign-in code. It expires in ${facts.codeMinutes} minutes. Do not share it. Not you? Reset your password.`,
  },
};

/** The text message that carries a code: to a phone that is to be bound, or for a sign-in. */
export const codeMessage = ({ language, brandName }: Words, purpose: keyof typeof texts.zh, code: string): string =>
  texts[language][purpose](brandName[language], code);
