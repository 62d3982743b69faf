import { useTranslation } from "react-i18next";
import type { MaintainedPage } from "~/contract/static-texts";
import { Instant } from "~/ui/base/instant";

type Props = {
  page: MaintainedPage;
  /** The version whose wording is being loaded. */
  busy: string | null;
  onUse: (version: { versionId: string; version: string }) => void;
  onUseRelease: () => void;
};

/** The published versions, newest first. The wording of each can be loaded into the form. */
export function VersionList({ page, busy, onUse, onUseRelease }: Props) {
  const { t } = useTranslation("staticTexts");
  const { versions, release, version: current } = page;
  if (versions.length === 0) return null;
  const isReleaseNewer = release !== null && versions.every(({ version }) => version !== release.version);
  return (
    <section className="card settings-section settings-list" aria-labelledby="static-text-versions">
      <h2 id="static-text-versions">{t("versions.title")}</h2>
      {isReleaseNewer ? (
        <div className="notice notice-warning">
          <p>{t("versions.newer", { version: release.version })}</p>
          <button type="button" className="button-default" onClick={onUseRelease}>
            {t("versions.useRelease")}
          </button>
        </div>
      ) : null}
      <ol>
        {versions.map(({ versionId, version, effectiveOn, publishedAt, publishedBy }) => (
          <li key={versionId}>
            <span className="settings-item">
              <strong>{t("versions.name", { version })}</strong>
              {version === current ? <span className="badge badge-good">{t("versions.current")}</span> : null}
              <span className="static-text-detail">
                {publishedAt === null ? (
                  t("versions.ofRelease")
                ) : (
                  <>
                    <Instant at={publishedAt} /> <span lang="">{publishedBy}</span>{" "}
                    {effectiveOn ? t("versions.effective", { day: effectiveOn }) : null}
                  </>
                )}
              </span>
            </span>
            {version === current ? null : (
              <button
                type="button"
                className="button-link"
                disabled={busy !== null}
                onClick={() => onUse({ versionId, version })}
              >
                {busy === versionId ? t("versions.loading") : t("versions.use", { version })}
              </button>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}
