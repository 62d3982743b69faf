import "./licence-readings.css";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { ReviewFile } from "~/contract/review";
import { compareCreditCodes } from "~/rules/licence/compare-credit-codes";
import { toQrMeaning } from "~/rules/licence/qr-text";
import { isOpenable } from "~/rules/files/scan-states";
import type { DeskDocument } from "./desk";
import { toFileId } from "./seen-files";

type Props = { file: ReviewFile; document: DeskDocument };

/** The readings of a business licence: where its QR code leads, and how its credit code compares with the one entered. */
export function LicenceReadings({ file: { licences, sections }, document: { type, file } }: Props) {
  const { t } = useTranslation("licence");
  const licence = licences.find(({ fileId }) => fileId === toFileId(file));
  if (type !== "businessLicense" || !isOpenable(file.scanState)) return null;
  const basic = sections.find(({ section }) => section === "basic")?.values as Record<string, unknown> | undefined;
  const entered = basic?.["unifiedCreditCode"];
  return (
    <section className="licence-readings" aria-label={t("title")}>
      <dl>
        <Reading title={t("qrCode.title")}>{licence ? <QrCode {...licence.qrCode} /> : <p>{t("waiting")}</p>}</Reading>
        {licence?.creditCode ? (
          <Reading title={t("creditCode.title")}>
            <CreditCode {...licence.creditCode} entered={typeof entered === "string" ? entered : ""} />
          </Reading>
        ) : null}
      </dl>
      <p className="licence-note">{t("note")}</p>
    </section>
  );
}

type Reading = ReviewFile["licences"][number]["qrCode"];

const Reading = ({ title, children }: { title: string; children: ReactNode }) => (
  <div>
    <dt>{title}</dt>
    <dd>{children}</dd>
  </div>
);

function QrCode({ state, text }: Reading) {
  const { t } = useTranslation("licence");
  if (state === "waiting") return <p>{t("waiting")}</p>;
  if (state !== "read") return <p className="licence-warning">{t(`qrCode.${state}`)}</p>;
  const meaning = toQrMeaning(text ?? "");
  if (meaning.is === "official")
    return (
      <p>
        {t("qrCode.official")}{" "}
        <a href={meaning.href} target="_blank" rel="noopener noreferrer">
          <span lang="">{meaning.host}</span>
          <span className="off-screen">{t("qrCode.window")}</span>
        </a>
      </p>
    );
  if (meaning.is === "otherText")
    return (
      <p className="licence-warning">
        {t("qrCode.otherText")} <Foreign text={meaning.text} />
      </p>
    );
  return (
    <>
      <p className="licence-warning">
        {t("qrCode.otherHost")} <Foreign text={meaning.host} />
      </p>
      <p>
        {t("qrCode.whole")} <Foreign text={meaning.text} />
      </p>
    </>
  );
}

function CreditCode({ state, text, entered }: Reading & { entered: string }) {
  const { t } = useTranslation("licence");
  if (state === "waiting") return <p>{t("waiting")}</p>;
  if (state === "retrying") return <p className="licence-warning">{t("creditCode.retrying")}</p>;
  if (state !== "read") return <p className="licence-warning">{t("creditCode.none")}</p>;
  const comparison = compareCreditCodes(entered, text ?? "");
  if (comparison.is === "matches")
    return (
      <p className="licence-matches">
        {t("creditCode.matches")} <Foreign text={comparison.entered} />
      </p>
    );
  return (
    <>
      <p className="licence-warning">{t("creditCode.differs")}</p>
      <p>
        {t("creditCode.entered")} {comparison.entered ? <Foreign text={comparison.entered} /> : t("creditCode.missing")}
      </p>
      <p>
        {t("creditCode.onLicence")} <Foreign text={comparison.onLicence} />
      </p>
      {comparison.isDoubtful ? <p>{t("creditCode.doubtful")}</p> : null}
    </>
  );
}

/** Untrusted text, isolated from ours in direction and language. */
const Foreign = ({ text }: { text: string }) => (
  <bdi lang="" className="licence-text">
    {text}
  </bdi>
);
