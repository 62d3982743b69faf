/** An amount with its thousands separated, otherwise digit for digit as typed: `40,000,000.50`. Other text is unchanged. */
export const groupThousands = (amount: string): string =>
  /^\d+(?:\.\d*)?$/.test(amount) ? amount.replace(/\B(?<!\.\d*)(?=(?:\d{3})+(?!\d))/g, ",") : amount;
