/** The kinds of similarity that suggest, but do not prove, that two registrations are of one company. */
export const likenessKinds = ["brandCore", "pinyin", "phone", "legalRepresentative", "emailDomain"] as const;
export type LikenessKind = (typeof likenessKinds)[number];

/**
 * The weight of each equal key. A name or a phone number alone makes a possible duplicate; a person's name or an email
 * domain does so only together with another key.
 */
export const likenessWeights: Record<LikenessKind, number> = {
  brandCore: 2,
  pinyin: 2,
  phone: 2,
  legalRepresentative: 1,
  emailDomain: 1,
};
/** The minimum weight at which two registrations are shown as possible duplicates. */
export const likenessNeeded = 2;

/** Public email providers: an equal domain proves nothing. */
const publicHosts = new Set(
  "126.com 139.com 163.com 163.net 188.com 189.cn 21cn.com aliyun.com foxmail.com gmail.com gmx.com gmx.de hotmail.com icloud.com live.com mail.ru me.com msn.com outlook.com proton.me protonmail.com qq.com rediffmail.com sina.cn sina.com sohu.com tom.com vip.163.com vip.qq.com vip.sina.com wo.cn yahoo.com yahoo.com.cn yahoo.co.in yahoo.co.jp yandex.ru yeah.net zoho.com".split(
    " ",
  ),
);

/** The domain of an email address that belongs to a company; null for public providers. */
export function toCompanyDomain(email: string): string | null {
  const domain = email
    .slice(email.lastIndexOf("@") + 1)
    .trim()
    .toLowerCase();
  return domain === "" || domain === email || publicHosts.has(domain) ? null : domain;
}

/** The Jaro–Winkler similarity of two texts, from 0 to 1. */
export function compareTexts(one: string, other: string): number {
  const [a, b] = [[...one], [...other]];
  if (one === other) return a.length === 0 ? 0 : 1;
  const shared = findShared(a, b);
  if (!shared) return 0;
  const { count, moved } = shared;
  const ofA = count / a.length;
  const ofB = count / b.length;
  const inOrder = (count - moved) / count;
  const jaro = (ofA + ofB + inOrder) / 3;
  let start = 0;
  while (start < 4 && start < a.length && a[start] === b[start]) start += 1;
  return jaro + start * 0.1 * (1 - jaro);
}

/**
 * The number of letters that match at nearly the same position, and the number of these that are in a different order.
 */
function findShared(a: readonly string[], b: readonly string[]) {
  const reach = Math.max(0, Math.floor(Math.max(a.length, b.length) / 2) - 1);
  const taken = b.map(() => false);
  const inA: string[] = [];
  for (const [at, letter] of a.entries()) {
    const end = Math.min(b.length, at + reach + 1);
    for (let other = Math.max(0, at - reach); other < end; other++) {
      if (taken[other] || b[other] !== letter) continue;
      taken[other] = true;
      inA.push(letter);
      break;
    }
  }
  if (inA.length === 0) return null;
  const inB = b.filter((_, at) => taken[at]);
  return { count: inA.length, moved: inA.filter((letter, at) => letter !== inB[at]).length / 2 };
}
