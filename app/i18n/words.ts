/**
 * The same keys with words of another language: what Chinese has, the other language must have too. A sentence that counts
 * ends in `_other`; where it is about one thing, the other language needs a second form, which ends in `_one`.
 */
export type Words<T> = {
  [Key in keyof T as Key extends `${infer Counted}_other` ? Key | `${Counted}_one` : Key]: T[Key] extends string
    ? string
    : Words<T[Key]>;
};
