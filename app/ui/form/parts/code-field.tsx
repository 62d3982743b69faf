import { Link } from "~/ui/base/router";
import { paths } from "~/paths";
import { codeControl } from "./code-input";
import { QuestionField } from "./question-field";

export type CodeFieldProps = {
  id: string;
  label: string;
  hint: string;
  errors: string[] | undefined;
  params: Record<string, string | number> | undefined;
  initial?: string;
  /** Whether the code is the only input left. */
  submits?: boolean;
};

/** The field of a verification code: it has the focus, and phones offer the code they received. */
export function CodeField({ initial, submits, ...field }: CodeFieldProps) {
  return (
    <QuestionField
      {...field}
      control={{ ...codeControl, name: "code", autoFocus: true, submits, ...(initial && { defaultValue: initial }) }}
    />
  );
}

/** The page on which the demo shows messages instead of sending them. */
export function MailboxNotice({ text, isBeside = true }: { text: string; isBeside?: boolean }) {
  return (
    <p className="notice">
      <Link to={paths.mailbox} {...(isBeside && { target: "_blank", rel: "noreferrer" })}>
        {text}
      </Link>
    </p>
  );
}
