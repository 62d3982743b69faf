/**
 * The result of a rule for one field, and the only type for validation results from rule to screen. `field` is the form
 * name (`banks[0].iban`), `code` a key of the `findings` translation namespace, `params` the values for the sentence
 * (numbers, dates, codes; never a label or a sentence). `repair` is the correct answer, if the rule can determine it.
 * The screen offers it, and only the user applies it.
 */
export type Finding<Code extends string = string> = {
  field: string;
  code: Code;
  params?: Record<string, string | number>;
  repair?: string;
};
