/** An amount with its thousands apart, digit for digit as it was typed: `40,000,000.50`. Other text stays as it is. */
export const groupThousands = (amount: string): string =>
  /^\d+(?:\.\d*)?$/.test(amount) ? amount.replace(/\B(?<!\.\d*)(?=(?:\d{3})+(?!\d))/g, ",") : amount;
