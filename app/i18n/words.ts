/** The same keys with words of another language: what one language has, the other must have too. */
export type Words<T> = { [Key in keyof T]: T[Key] extends string ? string : Words<T[Key]> };
