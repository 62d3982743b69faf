import { lengths } from "~/rules/limits/lengths";

type Props = { id: string; label: string; control: { name: string } };

/** A labelled search box above a list; Enter searches. `control` ties it to its form. */
export const FilterSearch = ({ id, label, control }: Props) => (
  <div className="field">
    <label className="field-label" htmlFor={id}>
      {label}
    </label>
    <input {...control} id={id} type="search" className="control" maxLength={lengths.email} />
  </div>
);
