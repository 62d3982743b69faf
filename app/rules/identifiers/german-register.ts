/** Whether a number is from a German company register, with or without its court: `Amtsgericht München HRB 42243`. */
export const namesGermanRegister = (number: string) =>
  /(?:^|[^A-Za-z])(?:HR[AB]|GnR|PR|VR|GsR)\s*\d{1,6}/i.test(number);
