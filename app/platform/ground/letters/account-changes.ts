import { emailUndoHours } from "~/rules/limits";
import { layOut, type Letter } from "./letter";
import type { Stationery } from "./letter-parts";
import { screenWords } from "./screen-words";

const toSignIn = { zh: { label: "登录工作台", path: "/workspace" }, en: { label: "Sign in", path: "/workspace" } };
const notYou = {
  zh: "如非本人操作，您的账号可能已被他人使用",
  en: "If this was not you, someone may have access to your account",
};
const reset = {
  zh: `通过登录页的“${screenWords.zh.forgottenPassword}”重设密码`,
  en: `reset your password with “${screenWords.en.forgottenPassword}” on the sign-in page`,
};

/** Tells the owner of an account that its password is another one now. */
export const passwordChanged = (stationery: Stationery): Letter =>
  layOut(
    stationery,
    "account",
    {
      zh: {
        subject: "您的登录密码已修改",
        body: [
          "您在{{brand}}供应商协同平台的登录密码已修改，所有已登录的设备均已退出。",
          `${notYou.zh}，请立即${reset.zh}，并致电采购经理。`,
        ],
        link: toSignIn.zh,
      },
      en: {
        subject: "Your password has been changed",
        body: [
          "The password of your account on the {{brand}} supplier portal has been changed, and you have been signed out on all devices.",
          `${notYou.en}: ${reset.en} immediately and call your purchasing manager.`,
        ],
        link: toSignIn.en,
      },
    }[stationery.language],
  );

/** Tells whoever reads the old address that the account has another one now. `undo` is the path that brings it back. */
export const emailChanged = (stationery: Stationery, newEmail: string, undo: string): Letter =>
  layOut(
    stationery,
    "account",
    {
      zh: {
        subject: "您的账号邮箱已更换",
        body: [
          `您在{{brand}}供应商协同平台的账号邮箱已更换为 ${newEmail}，登录验证码等邮件不再发送至此邮箱。`,
          `${notYou.zh}。请在 ${emailUndoHours} 小时内点击下方链接恢复此邮箱，无需登录。恢复后，所有设备均会退出登录，密码立即失效，您可用此邮箱重设密码。`,
        ],
        link: { label: "恢复此邮箱", path: undo },
      },
      en: {
        subject: "Your account’s email address has been changed",
        body: [
          `The email address of your account on the {{brand}} supplier portal has been changed to ${newEmail}. We no longer send sign-in codes and other emails to this address.`,
          `${notYou.en}. Use the link below within ${emailUndoHours} hours to restore this address; you do not need to sign in. All devices will then be signed out, the password will stop working immediately, and you can reset it with this address.`,
        ],
        link: { label: "Restore this address", path: undo },
      },
    }[stationery.language],
  );

/** Tells both addresses that a change of e-mail was undone, and how to get in again. */
export const emailRestored = (stationery: Stationery, email: string): Letter =>
  layOut(
    stationery,
    "account",
    {
      zh: {
        subject: "账号邮箱已恢复",
        body: [
          `{{brand}}供应商协同平台的账号邮箱更换已撤销，账号邮箱恢复为 ${email}。所有设备均已退出登录，原密码已失效。`,
          `请${reset.zh}，验证码会发送至恢复后的邮箱。`,
        ],
        link: toSignIn.zh,
      },
      en: {
        subject: "The account’s email address has been restored",
        body: [
          `The change of an account’s email address on the {{brand}} supplier portal has been undone, and the address is ${email} again. All devices have been signed out, and the old password no longer works.`,
          `Now ${reset.en}. We send the verification code to the restored address.`,
        ],
        link: toSignIn.en,
      },
    }[stationery.language],
  );

/** Tells the account's e-mail that sign-in codes can go to a phone from now on. `phone` is masked. */
export const phoneBound = (stationery: Stationery, phone: string): Letter =>
  layOut(
    stationery,
    "account",
    {
      zh: {
        subject: "您的账号已绑定手机",
        body: [
          `您在{{brand}}供应商协同平台的账号已绑定手机 ${phone}，登录验证码可以发送至此手机。账号邮箱不变，重设密码仍使用邮箱。`,
          `${notYou.zh}：请立即${reset.zh}，登录后在个人信息页解除手机绑定，并致电采购经理。`,
        ],
        link: toSignIn.zh,
      },
      en: {
        subject: "A phone has been bound to your account",
        body: [
          `The phone ${phone} has been bound to your account on the {{brand}} supplier portal, and we can send sign-in codes to it. Your email address stays the same, and you still reset your password by email.`,
          `${notYou.en}: ${reset.en} immediately, then sign in, remove the phone on your profile page and call your purchasing manager.`,
        ],
        link: toSignIn.en,
      },
    }[stationery.language],
  );

/** Tells the account's e-mail that no phone is bound any more. `phone` is masked. */
export const phoneRemoved = (stationery: Stationery, phone: string): Letter =>
  layOut(
    stationery,
    "account",
    {
      zh: {
        subject: "您的账号已解除手机绑定",
        body: [
          `您在{{brand}}供应商协同平台的账号已解除手机 ${phone} 的绑定，今后的登录验证码只发送至此邮箱。`,
          `${notYou.zh}，请立即${reset.zh}，并致电采购经理。`,
        ],
        link: toSignIn.zh,
      },
      en: {
        subject: "The phone has been removed from your account",
        body: [
          `The phone ${phone} has been removed from your account on the {{brand}} supplier portal. From now on we send sign-in codes to this email address only.`,
          `${notYou.en}: ${reset.en} immediately and call your purchasing manager.`,
        ],
        link: toSignIn.en,
      },
    }[stationery.language],
  );
