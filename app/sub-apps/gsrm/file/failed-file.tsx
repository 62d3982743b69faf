import { Link } from "../../built-in/router";
import { useTranslation } from "react-i18next";
import type { Query } from "~/client/use-answer";
import type { ReviewFile } from "~/contract/review";
import { orderNames } from "~/rules/format";
import { focusTitle } from "~/ui/page/title-focus";
import { QueryAnswer } from "~/sub-apps/built-in/answered";
import { useTitle } from "../../built-in/host";
import { useListPath } from "./file-head";
import { NeighbourLinks, type Neighbours } from "./neighbours";

type Props = { query: Query<ReviewFile>; neighbours: Neighbours };

/** A file that could not be loaded: its name from the list, links to the list and the next file, and a retry button. */
export function FailedFile({ query, neighbours }: Props) {
  const { t, i18n } = useTranslation("gsrm");
  const { companyName = null, companyEnglishName = null } = neighbours.row ?? {};
  const name = orderNames(i18n.language, companyName, companyEnglishName)[0];
  useTitle(name ?? t("file.title"));
  // The page about a missing registration has a title.
  const isMissing = query.failure?.code === "onboarding.unknown";
  function reload() {
    query.reload();
    focusTitle();
  }
  return (
    <div className="file full-width">
      <header className="file-head">
        <div className="file-way">
          <Link to={useListPath()}>{t("file.back")}</Link>
          <NeighbourLinks {...neighbours} />
        </div>
        {isMissing ? null : (
          <h1 id="file-title" tabIndex={-1} lang={name ? "" : undefined}>
            {name ?? t("file.title")}
          </h1>
        )}
      </header>
      <QueryAnswer query={{ ...query, reload }}>{() => null}</QueryAnswer>
    </div>
  );
}
