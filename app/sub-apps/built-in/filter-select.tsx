import type { Choice } from "~/ui/base/selection";

type Props = {
  id: string;
  label: string;
  value: string | number;
  options: readonly Choice[];
  onChoose: (value: string) => void;
};

/** A labelled select above a list, which filters it immediately. */
export const FilterSelect = ({ id, label, value, options, onChoose }: Props) => (
  <div className="field">
    <label className="field-label" htmlFor={id}>
      {label}
    </label>
    <select id={id} className="control" value={value} onChange={({ target }) => onChoose(target.value)}>
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.meaning}
        </option>
      ))}
    </select>
  </div>
);
