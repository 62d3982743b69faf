import { useForm } from "@mantine/form";
import * as z from "zod/mini";

/**
 * A form that is never posted, because its screen needs scripts anyway. On submission, a schema of the contract or the
 * rules validates its values, and the first invalid field gets the focus. The controls keep their input; errors stay
 * until the next attempt.
 */
export function useSchemaForm<Values extends Record<string, unknown>, Output>(
  schema: z.core.$ZodType<Output>,
  initialValues: Values,
) {
  const form = useForm<Values, (values: Values) => Output>({
    mode: "uncontrolled",
    initialValues,
    clearInputErrorOnChange: false,
    validate: (values) => errorsOf(z.safeParse(schema, values)),
    transformValues: (values) => z.parse(schema, values),
  });
  return {
    ...form,
    errors: form.errors as Partial<Record<string, string>>,
    /** The attributes of a field's control. */
    control(path: keyof Values & string) {
      const { error, ...attributes } = form.getInputProps(path);
      return { ...attributes, name: path, "aria-invalid": error ? true : undefined };
    },
    /** The attributes of a field's checkbox. */
    checkbox(path: keyof Values & string) {
      const attributes = form.getInputProps(path, { type: "checkbox", withError: false });
      return { ...attributes, type: "checkbox", name: path } as const;
    },
    /** The attributes of one of a field's radio buttons. */
    radio(path: keyof Values & string, value: string) {
      const { defaultValue, ...attributes } = form.getInputProps(path, { withError: false });
      return { ...attributes, type: "radio", name: path, value, defaultChecked: defaultValue === value } as const;
    },
    /** Calls `send` with the parsed values. */
    submit: (send: (values: Output) => void) =>
      form.onSubmit(send, (errors, _, event) => {
        const controls = event?.currentTarget.querySelectorAll<HTMLElement>("[data-path]") ?? [];
        [...controls].find(({ dataset }) => Object.hasOwn(errors, dataset.path ?? ""))?.focus();
      }),
  };
}

/** The first error of each field, by the field's name. */
function errorsOf(result: z.core.util.SafeParseResult<unknown>): Record<string, string> {
  const issues = result.success ? [] : result.error.issues;
  return Object.fromEntries(issues.toReversed().map(({ path, message }) => [path.join("."), message]));
}
