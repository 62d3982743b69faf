import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { WithName } from "~/ui/base/with-name";
import type { SectionData } from "../state/section-data";

type Props = Pick<SectionData, "registrationId" | "id" | "owner" | "others">;

/** Names the others who have the same tab open. Nothing is locked: their answers and these are merged. */
export function PeopleOnTab({ registrationId, id, owner, others }: Props) {
  const { t, i18n } = useTranslation("registration");
  const [names, setNames] = useState(others);
  const isShared = others !== null;
  useEffect(() => {
    if (!isShared) return;
    const reports = import("~/client/report-tab-again").then(
      ({ reportTabAgain }) => reportTabAgain({ registrationId, id, owner }, setNames),
      // If its script fails to load, the names of the first render stay.
      () => () => undefined,
    );
    return () => void reports.then((end) => end());
  }, [isShared, registrationId, id, owner]);
  return names ? (
    <p className="field-hint" role="status">
      {names.length > 0 ? (
        <WithName
          name={new Intl.ListFormat(i18n.language).format(names)}
          say={(name) => t("onTab", { name, count: names.length })}
        />
      ) : null}
    </p>
  ) : null;
}
