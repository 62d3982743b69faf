import { facts as productFacts } from "~/rules/facts";
import { codeTries } from "~/rules/limits";
import type { Language } from "~/platform/ground/database/schema";
import { layOut, type Letter } from "./letter";
import type { Block, Fact, Parts, Recipient, Stationery } from "./letter-parts";
import { screenWords } from "./screen-words";

/** What a code is for, and the one fact its letter names: a masked address or phone. */
export type CodeFor =
  | { purpose: "registration" | "progress" | "signIn" | "password" | "email" }
  | { purpose: "oldEmail" | "phoneEmail"; fact: string };

type Words = {
  subject: string;
  opening: string;
  /** What to mind beside how long the code is valid. */
  also: string;
  /** What to do if it was somebody else who asked for the code. */
  notYou: string;
};

const { codeMinutes, confirmMinutes } = productFacts;
const separators = { zh: "", en: " " };

const warning = { zh: "我们的工作人员不会向您索要验证码。", en: "We will never ask you for this code." };
const sameBrowser = {
  zh: "请在获取验证码的浏览器中填写。",
  en: "Use it in the browser you requested it from.",
};
const ignore = { zh: "如非本人操作，请忽略本邮件。", en: "If this was not you, ignore this email." };
const misuse = {
  zh: "如非本人操作，您的账号可能已被他人使用：请勿将验证码告诉任何人，",
  en: "If this was not you, someone may have access to your account: do not share the code, ",
};
const reset = {
  zh: `立即通过登录页的“${screenWords.zh.forgottenPassword}”重设密码`,
  en: `reset your password immediately with “${screenWords.en.forgottenPassword}” on the sign-in page`,
};

const recipients: Record<CodeFor["purpose"], Recipient> = {
  registration: "visitor",
  progress: "registrant",
  signIn: "account",
  password: "account",
  email: "visitor",
  oldEmail: "account",
  phoneEmail: "account",
};

const words: Record<Language, Record<CodeFor["purpose"], (fact: string) => Words>> = {
  zh: {
    registration: () => ({
      subject: "供应商注册验证码",
      opening: "您正在{{brand}}供应商协同平台办理供应商注册，请在页面中输入以下验证码：",
      also: sameBrowser.zh,
      notYou: ignore.zh,
    }),
    progress: () => ({
      subject: "准入进度查询验证码",
      opening: "您正在查询贵公司在{{brand}}的供应商准入进度，请在页面中输入以下验证码：",
      also: sameBrowser.zh,
      notYou: ignore.zh,
    }),
    signIn: () => ({
      subject: "登录验证码",
      opening: "您正在登录{{brand}}供应商协同平台，请在页面中输入以下验证码：",
      also: "请在正在登录的浏览器中填写。",
      notYou: `如非本人操作，您的密码可能已泄露，请${reset.zh}。`,
    }),
    password: () => ({
      subject: "重设密码验证码",
      opening: "您正在重设{{brand}}供应商协同平台的登录密码，请在页面中输入以下验证码：",
      also: sameBrowser.zh,
      notYou: "如非本人操作，请忽略本邮件，密码不会改变。",
    }),
    email: () => ({
      subject: "更换邮箱验证码",
      opening: "您正在将此邮箱设为{{brand}}供应商协同平台的账号邮箱，请在页面中输入以下验证码：",
      also: "更换后，登录验证码等邮件将发送至此邮箱。",
      notYou: "如非本人操作，请忽略本邮件，账号邮箱不会改变。",
    }),
    oldEmail: (email) => ({
      subject: "更换邮箱：原邮箱验证码",
      opening: `有人申请将您在{{brand}}供应商协同平台的账号邮箱更换为 ${email}。如是本人操作，请在页面的“${screenWords.zh.oldEmailCode}”中输入：`,
      also: "",
      notYou: `${misuse.zh}${reset.zh}。`,
    }),
    phoneEmail: (phone) => ({
      subject: "绑定手机：邮箱验证码",
      opening: `有人申请将手机 ${phone} 绑定到您在{{brand}}供应商协同平台的账号，用于接收登录验证码。如是本人操作，请在页面的“${screenWords.zh.phoneEmailCode}”中输入：`,
      also: "",
      notYou: `${misuse.zh}${reset.zh}。`,
    }),
  },
  en: {
    registration: () => ({
      subject: "Your supplier registration code",
      opening:
        "You are registering as a supplier on the {{brand}} supplier portal. Enter this verification code on the page:",
      also: sameBrowser.en,
      notYou: ignore.en,
    }),
    progress: () => ({
      subject: "Your code to check your registration",
      opening:
        "You are checking the progress of your company’s supplier registration with {{brand}}. Enter this verification code on the page:",
      also: sameBrowser.en,
      notYou: ignore.en,
    }),
    signIn: () => ({
      subject: "Your sign-in code",
      opening: "You are signing in to the {{brand}} supplier portal. Enter this verification code on the page:",
      also: "Use it in the browser you are signing in with.",
      notYou: `If this was not you, someone may know your password: reset it immediately with “${screenWords.en.forgottenPassword}” on the sign-in page.`,
    }),
    password: () => ({
      subject: "Your password reset code",
      opening:
        "You are resetting your password for the {{brand}} supplier portal. Enter this verification code on the page:",
      also: sameBrowser.en,
      notYou: "If this was not you, ignore this email. Your password will not change.",
    }),
    email: () => ({
      subject: "Your code for the new email address",
      opening:
        "You are setting this as the email address of your account on the {{brand}} supplier portal. Enter this verification code on the page:",
      also: "After the change, we send sign-in codes and other emails to this address.",
      notYou: "If this was not you, ignore this email. The email address of the account will not change.",
    }),
    oldEmail: (email) => ({
      subject: "Your code to change your email address",
      opening: `Someone asked to change the email address of your account on the {{brand}} supplier portal to ${email}. If this was you, enter this code on the page under “${screenWords.en.oldEmailCode}”:`,
      also: "",
      notYou: `${misuse.en}and ${reset.en}.`,
    }),
    phoneEmail: (phone) => ({
      subject: "Your code to bind a phone",
      opening: `Someone asked to bind the phone ${phone} to your account on the {{brand}} supplier portal to receive sign-in codes. If this was you, enter this code on the page under “${screenWords.en.phoneEmailCode}”:`,
      also: "",
      notYou: `${misuse.en}and ${reset.en}.`,
    }),
  },
};

/** The letter that carries a code. The code is not in the subject: subjects show on locked screens (S-15). */
export function codeLetter(stationery: Stationery, codeFor: CodeFor, code: string): Letter {
  const { language } = stationery;
  const fact = "fact" in codeFor ? codeFor.fact : "";
  const parts = words[language][codeFor.purpose](fact);
  const validity = {
    zh: `验证码 ${codeMinutes} 分钟内有效，仅限使用一次，最多可尝试 ${codeTries} 次。`,
    en: `The code expires in ${codeMinutes} minutes, works once and allows ${codeTries} attempts.`,
  };
  return layOut(stationery, recipients[codeFor.purpose], withCode(language, parts, validity[language], [{ code }]));
}

/** What a code confirms: the section, and what it said and would say (S-47), accounts masked. */
type ConfirmedChange = { section: Record<Language, string>; facts: Record<Language, readonly Fact[]> };

/** The code without which a change of bank details or contacts is not submitted: it says what it confirms. */
export function changeCode(stationery: Stationery, { section, facts }: ConfirmedChange, code: string): Letter {
  const { language } = stationery;
  const validity = {
    zh: `验证码 ${confirmMinutes} 分钟内有效，仅用于本次变更，最多可尝试 ${codeTries} 次。`,
    en: `The code expires in ${confirmMinutes} minutes, works for this change only and allows ${codeTries} attempts.`,
  };
  const parts: Record<Language, Words> = {
    zh: {
      subject: `变更确认验证码（${section.zh}）`,
      opening: `您正在{{brand}}供应商协同平台申请变更贵公司的${section.zh}，请在页面中输入以下验证码：`,
      also: "请核对以上内容，无误后再填写。",
      notYou: `${misuse.zh}立即修改密码并致电采购经理。`,
    },
    en: {
      subject: `Your code to confirm a change (${section.en})`,
      opening: `You are requesting a change to your company’s ${section.en} on the {{brand}} supplier portal. Enter this verification code on the page:`,
      also: "Enter it only if the details above are what you requested.",
      notYou: `${misuse.en}change your password immediately and call your purchasing manager.`,
    },
  };
  const blocks = [{ code }, { facts: facts[language] }];
  return layOut(stationery, "account", withCode(language, parts[language], validity[language], blocks));
}

/** What all of them share; an inbox shows how long the code is valid rather than where to enter it. */
const withCode = (
  language: Language,
  { subject, opening, also, notYou }: Words,
  validity: string,
  blocks: readonly Block[],
): Parts => ({
  subject,
  preview: validity,
  body: [
    opening,
    ...blocks,
    [validity, also].filter(Boolean).join(separators[language]),
    [warning[language], notYou].join(separators[language]),
  ],
});
