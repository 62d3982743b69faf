/** Bank account length warnings: 18 digits (China), 8 (other). */
export const accountDigitsChina = 18;
export const accountDigitsOther = 8;
