/**
 * The translations into another language, which must have every key of the Chinese ones. The key of a sentence with a count
 * ends in `_other`; the other language also needs its singular, whose key ends in `_one`.
 */
export type Words<T> = {
  [Key in keyof T as Key extends `${infer Counted}_other` ? Key | `${Counted}_one` : Key]: T[Key] extends string
    ? string
    : Words<T[Key]>;
};
