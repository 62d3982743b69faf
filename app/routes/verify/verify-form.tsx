import "~/ui/form/uploads.css";
import "~/ui/evidence/verify.css";
import { Form, useNavigation, useSubmit } from "@remix-run/react";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { paths } from "~/paths";
import { sha256FieldMax } from "~/rules/evidence/verify-form";
import { type HashFailure, hashFile } from "~/ui/evidence/hash-file";
import { useDrop } from "~/ui/form/kinds/use-drop";
import { QuestionField } from "~/ui/form/parts/question-field";

/** The result of the page: whether the pack was issued here and when, or what is wrong with the input. */
export type VerifyOutcome =
  | { sha256: string; issued: { at: string; round: number | null } | null }
  | { codes: string[]; params?: Record<string, string | number> | undefined; hasFailed?: true };

/** The commands that compute a SHA-256 hash if scripts are not allowed. */
const commands = [
  ["Windows", "Get-FileHash pack.pdf"],
  ["macOS", "shasum -a 256 pack.pdf"],
  ["Linux", "sha256sum pack.pdf"],
] as const;

type Reading = { name: string; failure?: HashFailure; isReading?: true };
type Props = { outcome: VerifyOutcome | undefined; children: ReactNode };

/**
 * The form for a file or its SHA-256; `children` is the result. A file is read in the browser, and only its SHA-256 is
 * posted.
 */
export function VerifyForm({ outcome, children }: Props) {
  const { t } = useTranslation("evidence");
  const [reading, setReading] = useState<Reading | null>(null);
  const field = useRef<HTMLFormElement>(null);
  const submit = useSubmit();
  const isBusy = useNavigation().state !== "idle" || reading?.isReading === true;

  async function take(file: File | undefined) {
    if (!file) return;
    const { name } = file;
    setReading({ name, isReading: true });
    const result = await hashFile(file);
    if ("failure" in result) return setReading({ name, failure: result.failure });
    setReading({ name });
    const input = field.current?.elements.namedItem("sha256");
    if (input instanceof HTMLInputElement) input.value = result.sha256;
    submit({ sha256: result.sha256 }, { method: "post", action: paths.verify });
  }

  const refusal = outcome && "codes" in outcome ? outcome : undefined;
  return (
    <div className="card sign-in-card" aria-busy={isBusy}>
      <div className="notice notice-warning evidence-by-hand">
        <p>{t("verify.withoutScripts")}</p>
        <p lang="" translate="no">
          {commands.map(([system, command]) => (
            <span key={system}>
              {system}: <code>{command}</code>
            </span>
          ))}
        </p>
      </div>
      <FilePlace onFile={(file) => void take(file)} />
      <div role="status">
        {reading ? (
          <p className="evidence-file">
            {t("verify.file")}
            <span lang="" translate="no">
              {reading.name}
            </span>
          </p>
        ) : null}
        <Progress reading={reading} isSending={isBusy} hasFailed={refusal?.hasFailed === true} />
        {isBusy || reading?.failure ? null : children}
      </div>
      <Form ref={field} method="post" action={paths.verify} className="sign-in-form" onSubmit={() => setReading(null)}>
        <QuestionField
          id="sha256"
          label={t("verify.label")}
          hint={t("verify.hint")}
          errors={isBusy ? undefined : refusal?.codes}
          params={refusal?.params}
          control={{
            type: "text",
            name: "sha256",
            autoComplete: "off",
            spellCheck: false,
            required: true,
            maxLength: sha256FieldMax,
            defaultValue: outcome && "sha256" in outcome ? outcome.sha256 : "",
          }}
        />
        <button type="submit" className="button-primary">
          {t("verify.submit")}
        </button>
      </Form>
    </div>
  );
}

/** The area in which a file is selected or dropped. Not rendered without scripts, which are needed to read it. */
function FilePlace({ onFile }: { onFile: (file: File | undefined) => void }) {
  const { t } = useTranslation("evidence");
  const picker = useRef<HTMLInputElement>(null);
  function takePicked(input: HTMLInputElement) {
    const file = input.files?.[0];
    input.value = "";
    onFile(file);
  }
  // On a slow line a file can be selected before the scripts have loaded.
  const takeEarly = useRef(() => picker.current && takePicked(picker.current));
  useEffect(() => void takeEarly.current(), []);
  return (
    <div className="files evidence-place">
      <label className="file-pick" {...useDrop(([file]) => onFile(file))}>
        <input
          type="file"
          accept=".pdf,.zip"
          ref={picker}
          aria-describedby="verify-privacy"
          onChange={(event) => takePicked(event.currentTarget)}
        />
        <span>
          {t("verify.pick")} <span className="file-drop-hint">{t("verify.orDrop")}</span>
        </span>
      </label>
      <span className="field-hint" id="verify-privacy">
        {t("verify.privacy")}
      </span>
    </div>
  );
}

type ProgressProps = { reading: Reading | null; isSending: boolean; hasFailed: boolean };

/** The progress of the file, or the reason why it stopped. */
function Progress({ reading, isSending, hasFailed }: ProgressProps) {
  const { t } = useTranslation("evidence");
  if (reading?.isReading) return <p>{t("verify.reading")}</p>;
  if (reading?.failure) return <p className="notice notice-error">{t(`verify.${reading.failure}`)}</p>;
  if (isSending) return <p>{t("verify.busy")}</p>;
  return hasFailed ? <p className="notice notice-error">{t("verify.failed")}</p> : null;
}
