import "~/ui/form/form.css";
import "../review-settings/settings.css";
import "./static-texts.css";
import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { call } from "~/client/call";
import { useAction } from "~/client/use-action";
import { useAnswer } from "~/client/use-answer";
import * as staticTexts from "~/contract/static-texts";
import { asLanguage } from "~/i18n/language";
import { withBrand } from "~/rules/brand";
import { todayInChina } from "~/rules/calendar/china-date";
import { pages } from "~/rules/pages";
import type { EditedText } from "~/rules/static-text/edited-text";
import { QueryAnswer } from "../../built-in/answered";
import { FailureNotice } from "../../built-in/failure-notice";
import { useTitle } from "../../built-in/host";
import { Outcome } from "../../built-in/outcome";
import { PageHead } from "../../built-in/page-head";
import { Link, useParams } from "../../built-in/router";
import { ParameterList } from "./parameter-list";
import { TextForm } from "./text-form";
import { VersionList } from "./version-list";

/** Edits one of the portal's texts in both languages: it is checked, previewed and published as a new version. */
export default function StaticTextPage() {
  const { id: textCode = "" } = useParams();
  const query = useAnswer(staticTexts.load, { textCode });
  const [outcome, setOutcome] = useState<{ words: string; at: number } | null>(null);
  return (
    <QueryAnswer query={query}>
      {(page) => (
        <>
          <Outcome key={outcome?.at} words={outcome?.words ?? null} />
          <Editor
            key={`${textCode} ${outcome?.at ?? 0}`}
            page={page}
            onReload={query.reload}
            onDone={async (words) => {
              await query.refresh();
              setOutcome((before) => ({ words, at: (before?.at ?? 0) + 1 }));
            }}
          />
        </>
      )}
    </QueryAnswer>
  );
}

type Wordings = Pick<staticTexts.MaintainedPage, "zh" | "en">;
const toEdited = ({ zh, en }: Wordings): EditedText => ({
  version: "",
  effectiveOn: todayInChina(),
  zhTitle: zh.title,
  zhText: zh.text,
  enTitle: en.title,
  enText: en.text,
});

type Props = { page: staticTexts.MaintainedPage; onReload: () => void; onDone: (words: string) => Promise<void> };
/** The content that the form starts with, and the content that it replaced. */
type Start = { id: number; values: EditedText; replaced: { by: string; values: EditedText } | null };

function Editor({ page, onReload, onDone }: Props) {
  const { t, i18n } = useTranslation("staticTexts");
  const { textCode } = page;
  const language = asLanguage(i18n.language);
  const brand = page.parameters.find(({ name }) => name === "brand");
  const title = withBrand(language, page[language].title, brand?.[language] ?? "");
  useTitle(title);
  const [start, setStart] = useState<Start>({ id: 0, values: toEdited(page), replaced: null });
  const typed = useRef(start.values);
  const begin = (values: EditedText, replaced: Start["replaced"]) => {
    typed.current = values;
    setStart(({ id }) => ({ id: id + 1, values, replaced }));
  };
  const put = (wordings: Wordings, by: string) =>
    begin({ ...toEdited(wordings), version: typed.current.version }, { by, values: typed.current });
  const use = useAction(async ({ versionId }: { versionId: string; version: string }) => {
    const earlier = await call(staticTexts.loadVersion, { textCode, versionId });
    put(earlier, earlier.version);
  });
  const [busy, setBusy] = useState<string | null>(null);
  return (
    <>
      <PageHead title={title} isName lead={t("page.lead")}>
        <Link to={pages.staticTexts} className="button-default">
          {t("back")}
        </Link>
      </PageHead>
      <VersionList
        page={page}
        busy={use.isBusy ? busy : null}
        onUse={(version) => {
          setBusy(version.versionId);
          void use.run(version);
        }}
        onUseRelease={() => page.release && put(page.release, page.release.version)}
      />
      <FailureNotice failure={use.failure} />
      <div role="status">
        {start.replaced ? (
          <div className="notice notice-info">
            <p>{t("versions.put", { version: start.replaced.by })}</p>
            <button
              type="button"
              className="button-default"
              onClick={() => start.replaced && begin(start.replaced.values, null)}
            >
              {t("versions.undo")}
            </button>
          </div>
        ) : null}
      </div>
      <ParameterList parameters={page.parameters} />
      <TextForm
        key={start.id}
        id={`static-text-${start.id}`}
        page={page}
        start={start.values}
        onTyped={(values) => {
          typed.current = values;
        }}
        onReload={onReload}
        onDone={(words) => void onDone(words)}
      />
    </>
  );
}
