import "./packs.css";
import { useTranslation } from "react-i18next";
import type { z } from "zod";
import type { changePack } from "~/contract/evidence";
import { type PackKind, packKinds } from "~/rules/evidence/evidence-pack";
import { fileSize } from "~/ui/files/stored-file";

type Props = {
  /** Null while they are being generated. */
  papers: z.output<typeof changePack>["papers"];
  /** The id of the element with the name of this pack. */
  describedBy: string;
  /** Instructions in case no link appears. */
  later: string;
  /** The address of a paper, on our origin. */
  hrefOf: (kind: PackKind) => string;
};

/** The downloads of a pack, with their SHA-256. */
export function Papers({ papers, describedBy, later, hrefOf }: Props) {
  const { t, i18n } = useTranslation("evidence");
  if (!papers)
    return (
      <p>
        {t("packs.preparing")} <span className="field-hint">{later}</span>
      </p>
    );
  return (
    <>
      <p className="evidence-links">
        {packKinds.map((kind) => (
          <a key={kind} href={hrefOf(kind)} download className="button-default" aria-describedby={describedBy}>
            {t(`packs.${kind}`)} <small>{fileSize(papers[kind].bytes, i18n.language)}</small>
          </a>
        ))}
      </p>
      <details>
        <summary>{t("packs.hashes")}</summary>
        <dl className="evidence-hashes">
          {packKinds.map((kind) => (
            <div key={kind}>
              <dt>{kind.toUpperCase()}</dt>
              <dd>
                <code lang="" translate="no">
                  {papers[kind].sha256}
                </code>
              </dd>
            </div>
          ))}
        </dl>
      </details>
    </>
  );
}
