import { type FormValues, rowsIn } from "~/rules/form-values";
import type { DemoPage } from "./page";

const textIn = (values: FormValues, field: string): string => {
  const answer = values[field];
  return typeof answer === "string" ? answer : "";
};

/** The licence of a company with these answers in the basic tab. */
export const toLicence = (basic: FormValues): DemoPage => ({
  title: "营 业 执 照",
  lines: [
    ["统一社会信用代码", textIn(basic, "unifiedCreditCode")],
    ["名称", textIn(basic, "companyName")],
    ["类型", "有限责任公司"],
    ["法定代表人", textIn(basic, "legalRepresentative")],
    ["注册资本", `人民币 ${Number(textIn(basic, "registeredCapital")) / 10_000} 万元`],
    ["成立日期", textIn(basic, "establishedOn")],
    ["住所", textIn(basic, "registeredDetail")],
    ["经营范围", textIn(basic, "businessScope")],
  ],
});

/** The bank's confirmation of a company's first account. */
export function toBankPapers(basic: FormValues, { banks }: FormValues): DemoPage {
  const [account = {}] = rowsIn(banks);
  return {
    title: "基本存款账户信息",
    lines: [
      ["账户名称", textIn(account, "accountName")],
      ["账户号码", textIn(account, "accountNumber")],
      ["开户行", "中国工商银行深圳宝安支行"],
      ["法定代表人", textIn(basic, "legalRepresentative")],
    ],
  };
}
