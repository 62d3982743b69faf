import type { Value } from "./value";

/** The regions the manufacturer buys in (§4, `ISP.REGION`). */
export const regions: Value[] = [
  { value: "CN", zh: "中国", en: "China" },
  { value: "IN", zh: "印度", en: "India" },
  { value: "APAC", zh: "亚太其他地区", en: "Rest of Asia Pacific" },
  { value: "EMEA", zh: "欧洲、中东及非洲", en: "Europe, Middle East and Africa" },
  { value: "AMER", zh: "美洲", en: "Americas" },
];
