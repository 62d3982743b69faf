import { useState } from "react";
import { useTranslation } from "react-i18next";
import * as companyFile from "~/contract/company-file";
import type { SectionId } from "~/rules/registration/section-ids";
import { call } from "../../built-in/call";
import { FailureNotice } from "../../built-in/failure-notice";
import { useAction } from "../../built-in/use-action";

type Props = { section: SectionId; field: string; label: string };

/** Shows one hidden answer in full, and hides it again. The base API writes down that it was shown (S-58). */
export function ShowValue({ section, field, label }: Props) {
  const { t } = useTranslation("gcis");
  const [shown, setShown] = useState<string>();
  const show = useAction(async () => setShown((await call(companyFile.show, { section, field })).value));
  return (
    <span className="show-value">
      <span role="status">{shown ? <strong className="rows-number">{shown}</strong> : null}</span>
      <button
        type="button"
        className="button-quiet"
        aria-label={shown ? `${t("company.hide")} · ${label}` : t("company.showFor", { label })}
        aria-busy={show.isBusy}
        onClick={() => (shown ? setShown(undefined) : void show.run())}
      >
        {shown ? t("company.hide") : t("company.show")}
      </button>
      <FailureNotice failure={show.failure} />
    </span>
  );
}
