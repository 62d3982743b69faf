import { layOut, type Letter, type Stationery } from "../letter";

/** What an address without a registration gets instead of a code: only its owner learns that there is none (S-17). */
export function nothingRegistered(stationery: Stationery): Letter {
  const brandName = stationery.brandName[stationery.language];
  return stationery.language === "zh"
    ? layOut(stationery, {
        subject: `${brandName} 注册进度查询结果`,
        greeting: "您好：",
        paragraphs: [
          `有人用这个邮箱查询在 ${brandName} 的供应商注册进度，但还没有人用这个邮箱注册过。`,
          "如果您曾用其他邮箱注册，请改用当时填写的注册人邮箱查询。如果您还没有注册，欢迎从首页开始。",
          "如果不是您本人操作，请忽略本邮件。",
        ],
        link: { label: "前往供应商平台", path: "/home" },
      })
    : layOut(stationery, {
        subject: `Your ${brandName} progress query`,
        greeting: "Hello,",
        paragraphs: [
          `Somebody used this address to ask for the progress of a supplier registration with ${brandName}, but nobody has registered with this address.`,
          "If you registered with another address, please ask with that one. If you have not registered yet, you are welcome to start on our home page.",
          "If this was not you, please ignore this letter.",
        ],
        link: { label: "Open the supplier portal", path: "/home" },
      });
}
