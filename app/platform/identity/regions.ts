import type { Language } from "../db/schema";

const regions = [
  { code: "CN", zh: "中国", en: "China" },
  { code: "IN", zh: "印度", en: "India" },
  { code: "APAC", zh: "亚太其他地区", en: "Rest of Asia Pacific" },
  { code: "EMEA", zh: "欧洲、中东及非洲", en: "Europe, Middle East and Africa" },
  { code: "AMER", zh: "美洲", en: "The Americas" },
] as const;

/** The regions the manufacturer buys in (§4: asked for after login). */
export const regionsIn = (language: Language): { code: string; name: string }[] =>
  regions.map((region) => ({ code: region.code, name: region[language] }));
