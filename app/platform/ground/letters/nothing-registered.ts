import { layOut, type Letter } from "./letter";
import type { Stationery } from "./letter-parts";

/** What an address without a registration gets instead of a code: only its owner learns that there is none (S-17). */
export const nothingRegistered = (stationery: Stationery): Letter =>
  layOut(
    stationery,
    "visitor",
    {
      zh: {
        subject: "此邮箱没有注册记录",
        body: [
          "有人用此邮箱查询{{brand}}的供应商准入进度，但此邮箱没有注册记录。",
          "如您曾用其他邮箱注册，请改用注册邮箱查询；如尚未注册，请从首页开始注册。",
          "如非本人操作，请忽略本邮件。",
        ],
        link: { label: "前往平台", path: "/home" },
      },
      en: {
        subject: "No registration uses this email address",
        body: [
          "Someone used this address to check a supplier registration with {{brand}}, but no registration uses this address.",
          "If you registered with another address, use that one. If you have not registered yet, start from our home page.",
          "If this was not you, ignore this email.",
        ],
        link: { label: "Go to the portal", path: "/home" },
      },
    }[stationery.language],
  );
