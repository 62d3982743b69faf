import { banksAbroad } from "./banks-abroad";
import type { Value, BankSeed } from "./value";

/**
 * The main banks of the countries suppliers come from (`HPFM.BANK`, parent: country). `tag` is the three-digit bank
 * code of a CNAPS number in China, the SWIFT code elsewhere. Users type the name of a bank that is not listed.
 */
export function banks(): Value[] {
  return Object.entries({ CN: banksInChina, ...banksAbroad }).flatMap(([country, rows]) =>
    rows.map(([code, zh, en, tag]) => ({ value: `${country}-${code}`, zh, en, tag, parent: country })),
  );
}

/** Banks of mainland China with the first three digits of their CNAPS numbers; city and rural banks share one code. */
export const banksInChina: readonly BankSeed[] = [
  ["ICBC", "中国工商银行", "Industrial and Commercial Bank of China", "102"],
  ["ABC", "中国农业银行", "Agricultural Bank of China", "103"],
  ["BOC", "中国银行", "Bank of China", "104"],
  ["CCB", "中国建设银行", "China Construction Bank", "105"],
  ["BOCOM", "交通银行", "Bank of Communications", "301"],
  ["CMB", "招商银行", "China Merchants Bank", "308"],
  ["PSBC", "中国邮政储蓄银行", "Postal Savings Bank of China", "403"],
  ["CITIC", "中信银行", "China CITIC Bank", "302"],
  ["CEB", "中国光大银行", "China Everbright Bank", "303"],
  ["HXB", "华夏银行", "Hua Xia Bank", "304"],
  ["CMBC", "中国民生银行", "China Minsheng Bank", "305"],
  ["CGB", "广发银行", "China Guangfa Bank", "306"],
  ["PAB", "平安银行", "Ping An Bank", "307"],
  ["CIB", "兴业银行", "Industrial Bank", "309"],
  ["SPDB", "上海浦东发展银行", "Shanghai Pudong Development Bank", "310"],
  ["CZB", "浙商银行", "China Zheshang Bank", "316"],
  ["CBHB", "渤海银行", "China Bohai Bank", "318"],
  ["HFB", "恒丰银行", "Hengfeng Bank", "315"],
  ["CDB", "国家开发银行", "China Development Bank", "201"],
  ["EXIM", "中国进出口银行", "Export-Import Bank of China", "202"],
  ["ADBC", "中国农业发展银行", "Agricultural Development Bank of China", "203"],
  ["BOB", "北京银行", "Bank of Beijing", "313"],
  ["BOSC", "上海银行", "Bank of Shanghai", "325"],
  ["BOJS", "江苏银行", "Bank of Jiangsu", "313"],
  ["BONJ", "南京银行", "Bank of Nanjing", "313"],
  ["NBCB", "宁波银行", "Bank of Ningbo", "313"],
  ["HZCB", "杭州银行", "Bank of Hangzhou", "313"],
  ["HSB", "徽商银行", "Huishang Bank", "319"],
  ["DGB", "东莞银行", "Bank of Dongguan", "313"],
  ["SZRCB", "深圳农村商业银行", "Shenzhen Rural Commercial Bank", "402"],
  ["DRCB", "东莞农村商业银行", "Dongguan Rural Commercial Bank", "402"],
  ["HSBC", "汇丰银行（中国）", "HSBC Bank (China)", "501"],
  ["BEA", "东亚银行（中国）", "Bank of East Asia (China)", "502"],
  ["CITI", "花旗银行（中国）", "Citibank (China)", "531"],
  ["SCB", "渣打银行（中国）", "Standard Chartered Bank (China)", "671"],
];
