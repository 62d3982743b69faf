import { useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { Combobox } from "~/ui/combobox/combobox";
import { listSource } from "~/ui/combobox/list-source";
import type { Choice } from "~/ui/base/selection";

const nothing: Choice = { value: "", meaning: "" };

type Props = {
  id: string;
  /** The name of the answer: the label of the field has the id `label-<name>`. */
  name: string;
  lovCode: string;
  describedBy: string;
  isInvalid: boolean;
  onChoose: (code: string) => void;
};

/** A required value of a list, searched during typing. */
export function ListedField({ id, name, lovCode, describedBy, isInvalid, onChoose }: Props) {
  const { t } = useTranslation();
  const [chosen, setChosen] = useState(nothing);
  const source = useMemo(() => listSource(lovCode), [lovCode]);
  function choose(choice: Choice) {
    setChosen(choice);
    onChoose(choice.value);
  }
  return (
    <Combobox
      id={id}
      names={[name]}
      placeholder={t("form.choose")}
      describedBy={describedBy}
      isInvalid={isInvalid}
      isRequired
      shown={chosen.meaning}
      source={source}
      chosen={[chosen.value]}
      onChoose={({ value, meaning }) => {
        choose({ value, meaning });
        return false;
      }}
      onClear={() => choose(nothing)}
      button={null}
    />
  );
}
