import { codeLifeMs } from "~/rules/limits";
import type { Language } from "../db/schema";

type Words = { language: Language; brandName: Record<Language, string> };

const minutes = codeLifeMs / 60_000;

/**
 * Text messages are short on purpose. One segment holds 70 characters of Chinese, or 160 of the GSM alphabet in English: no
 * curly quotes, no dashes but the hyphen. Chinese providers ask for the sender's name in 【】 at the beginning.
 */
const texts = {
  zh: {
    phone: (brand: string, code: string) =>
      `【${brand}】绑定手机验证码 ${code}，${minutes} 分钟内有效。请勿告诉他人。非本人操作请忽略。`,
    signInPhone: (brand: string, code: string) =>
      `【${brand}】登录验证码 ${code}，${minutes} 分钟内有效。请勿告诉他人。非本人操作请立即修改密码。`,
  },
  en: {
    phone: (brand: string, code: string) =>
      `${brand}: ${code} is your code to confirm this phone. Valid for ${minutes} minutes. Tell nobody. Not you? Ignore this message.`,
    signInPhone: (brand: string, code: string) =>
      `${brand}: ${code} is your sign-in code. Valid for ${minutes} minutes. Tell nobody. Not you? Change your password.`,
  },
};

/** The text message that carries a code: to a phone that is to be bound, or for a sign-in. */
export const codeMessage = ({ language, brandName }: Words, purpose: keyof typeof texts.zh, code: string): string =>
  texts[language][purpose](brandName[language], code);
