import { useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { Combobox } from "~/ui/combobox/combobox";
import { listSource } from "~/ui/combobox/list-source";
import type { Choice } from "~/ui/base/selection";

const nothing: Choice = { value: "", meaning: "" };

type Props = { isInvalid: boolean; onChoose: (code: string) => void };

/** The country in which a company is registered, found while one types. */
export function CountryField({ isInvalid, onChoose }: Props) {
  const { t } = useTranslation();
  const [chosen, setChosen] = useState(nothing);
  const source = useMemo(() => listSource("HPFM.COUNTRY"), []);
  function choose(choice: Choice) {
    setChosen(choice);
    onChoose(choice.value);
  }
  return (
    <Combobox
      id="invite-country"
      names={["country"]}
      placeholder={t("form.choose")}
      describedBy="hint-country findings-country"
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
