import type { ComponentProps } from "react";
import { useTranslation } from "react-i18next";
import { type CodeControl, codeControl, CodeInput } from "./code-input";

type Props = {
  id: string;
  label: string;
  hint: string;
  errors: string[] | undefined;
  params: Record<string, string | number> | undefined;
} & (
  | { control: CodeControl; lines?: undefined }
  /** Several lines of text. */
  | { control: ComponentProps<"textarea">; lines: number }
);

/** A question of a short form: label, hint, control and error, linked for screen readers (Z-19). */
export function QuestionField({ id, label, hint, errors, params, ...field }: Props) {
  const { t } = useTranslation(["progress", "findings"]);
  const sentence = (code: string) =>
    code === "query.tooMany"
      ? t("tooManyQueries", params)
      : t(`findings:${code}` as "findings:field.required", { label, ...params });
  const isCode = field.lines === undefined && field.control.autoComplete === codeControl.autoComplete;
  const common = {
    id,
    className: "control",
    "aria-describedby": `${id}-hint ${id}-findings`,
    "aria-invalid": errors?.length ? true : undefined,
  };
  return (
    <div className="field">
      <label className="field-label" htmlFor={id}>
        {label}
      </label>
      <span className="field-hint" id={`${id}-hint`}>
        {hint}
      </span>
      {field.lines === undefined ? (
        isCode ? (
          <CodeInput {...field.control} {...common} />
        ) : (
          <input {...field.control} {...common} />
        )
      ) : (
        <textarea {...field.control} {...common} rows={field.lines} />
      )}
      <div id={`${id}-findings`} className="field-findings" aria-live="polite">
        {errors?.map((code) => (
          <p key={code} className="field-error">
            {sentence(code)}
          </p>
        ))}
      </div>
    </div>
  );
}
