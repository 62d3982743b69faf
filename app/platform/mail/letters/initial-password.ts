import { layOut, type Letter, type Stationery } from "../letter";

type Opened = {
  number: string;
  supplierCode: string;
  userAccount: string;
  /** Null: the account was there before, and keeps its password. */
  password: string | null;
  hours: number;
};

/** Tells a newly registered supplier its account and initial password (§1, stage 4). */
export function initialPassword(stationery: Stationery, opened: Opened): Letter {
  const brandName = stationery.brandName[stationery.language];
  const { number, supplierCode, userAccount, password, hours } = opened;
  return stationery.language === "zh"
    ? layOut(stationery, {
        subject: `${brandName} 初审通过，贵公司已成为新注册供应商（${number}）`,
        greeting: "您好：",
        paragraphs: [
          password
            ? `贵公司已通过初审，供应商编码为 ${supplierCode}。登录账号为 ${userAccount}，初始密码如下：`
            : `贵公司已通过初审，供应商编码为 ${supplierCode}。请用您已有的账号 ${userAccount} 登录，密码不变。`,
          ...(password
            ? [`初始密码 ${hours} 小时内有效，首次登录时需要修改。如已过期，请在登录页使用“忘记密码”。`]
            : []),
        ],
        ...(password ? { code: password } : {}),
        link: { label: "登录工作台", path: "/workspace" },
      })
    : layOut(stationery, {
        subject: `${brandName}: preliminary review passed, you are a newly registered supplier (${number})`,
        greeting: "Hello,",
        paragraphs: [
          password
            ? `Your company has passed the preliminary review. Its supplier code is ${supplierCode}, your account is ${userAccount}, and this is the initial password:`
            : `Your company has passed the preliminary review. Its supplier code is ${supplierCode}. Sign in with the account you already have, ${userAccount}; its password stays the same.`,
          ...(password
            ? [
                `The initial password holds for ${hours} hours and is changed at the first sign-in. Should it have expired, use “Forgotten password” on the sign-in page.`,
              ]
            : []),
        ],
        ...(password ? { code: password } : {}),
        link: { label: "Sign in", path: "/workspace" },
      });
}
