import { initialPasswordHours } from "~/rules/limits";
import { layOut, type Letter } from "./letter";
import type { Parts, Stationery } from "./letter-parts";
import { screenWords } from "./screen-words";

type NewSupplier = {
  number: string;
  supplierCode: string;
  userAccount: string;
  /** Null: the account was there before, and keeps its password. */
  password: string | null;
};

const words = {
  zh: ({ number, supplierCode, userAccount, password }: NewSupplier): Parts => ({
    subject: `初审通过，贵公司已成为新注册供应商（${number}）`,
    body: [
      "贵公司已通过初审，成为新注册供应商。",
      {
        facts: [
          ["供应商编码", supplierCode],
          ["登录账号", userAccount],
        ],
      },
      ...(password
        ? [
            "初始密码如下：",
            { code: password },
            `初始密码 ${initialPasswordHours} 小时内有效，首次登录时须修改。如已过期，请在登录页点击“${screenWords.zh.forgottenPassword}”。`,
          ]
        : ["请使用此已有账号登录，密码不变。"]),
    ],
    link: { label: "登录工作台", path: "/workspace" },
  }),
  en: ({ number, supplierCode, userAccount, password }: NewSupplier): Parts => ({
    subject: `Preliminary review passed, your company is a newly registered supplier (${number})`,
    body: [
      "Your company has passed the preliminary review and is now a newly registered supplier.",
      {
        facts: [
          ["Supplier code", supplierCode],
          ["Account", userAccount],
        ],
      },
      ...(password
        ? [
            "This is your initial password:",
            { code: password },
            `The initial password expires in ${initialPasswordHours} hours. You must change it when you first sign in. If it has expired, use “${screenWords.en.forgottenPassword}” on the sign-in page.`,
          ]
        : ["Sign in with this account, which you already have. Its password stays the same."]),
    ],
    link: { label: "Sign in", path: "/workspace" },
  }),
};

/** Tells a newly registered supplier its account and initial password (§1, stage 4). */
export const initialPassword = (stationery: Stationery, supplier: NewSupplier): Letter =>
  layOut(stationery, "registrant", words[stationery.language](supplier));
