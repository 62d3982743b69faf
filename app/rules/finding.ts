/**
 * One thing a rule has to say about one field: the only shape of bad news from rule to screen.
 * `field` is the form name (`banks[0].iban`), `code` a key of the `findings` translation namespace,
 * `params` what the sentence needs (numbers, dates, codes; never a label or a sentence).
 * `repair` is the correct answer, where a rule knows it: the screen offers it, and only the user applies it.
 */
export type Finding<Code extends string = string> = {
  field: string;
  code: Code;
  params?: Record<string, string | number>;
  repair?: string;
};
