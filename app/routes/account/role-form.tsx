import { useMutation } from "@tanstack/react-query";
import { INTENT } from "@conform-to/dom";
import { useForm, type FieldMetadata } from "@conform-to/react";
import { Form, Link, useNavigation } from "@remix-run/react";
import { useRef } from "react";
import { useTranslation } from "react-i18next";
import * as z from "zod/mini";
import { fetchJson } from "~/client/fetch-json";
import type { Member } from "~/contract/members";
import { accountLookup } from "~/contract/paths";
import type { Role } from "~/contract/profile";
import { formatList } from "~/rules/format";
import { lengths } from "~/rules/limits/lengths";
import type { MemberRoles } from "~/rules/permissions/member-roles";
import { readQuestion } from "~/rules/form/question";
import { QuestionField } from "~/ui/form/parts/question-field";
import { writeInto } from "~/ui/base/field-control";
import { rolesQuestion, type FormRefusal } from "./personal-forms";

type RoleFormProps = {
  roles: Role[];
  member: Member | undefined;
  account: string;
  refusal: FormRefusal | undefined;
  /** The address that the user returns to after cancelling. */
  away: string;
};

/**
 * §5: the account and its owner, both checked when the user leaves the field; the account's name is filled in once it is
 * found.
 */
export function RoleForm({ roles, member, account, refusal, away }: RoleFormProps) {
  const { t, i18n } = useTranslation("account");
  const { state, formData } = useNavigation();
  const isBusy = state !== "idle" && formData?.get("intent") === "roles";
  const element = useRef<HTMLFormElement>(null);
  const lookup = useAccountLookup((userName) => {
    const control = element.current?.elements.namedItem("userName");
    if (control instanceof HTMLInputElement) writeInto(control, userName);
  });
  const [form, fields] = useForm<MemberRoles>({
    id: "roles-form",
    defaultValue: {
      userAccount: account,
      userName: member?.userName ?? "",
      tenantRoleIds: member?.roles.map(({ tenantRoleId }) => tenantRoleId) ?? [],
      before: "",
    },
    lastResult: refusal?.reply,
    shouldValidate: "onBlur",
    shouldRevalidate: "onInput",
    onValidate: ({ formData: data }) => readQuestion(rolesQuestion, data, data.get(INTENT)),
  });
  const isKnown = member !== undefined;
  return (
    <Form
      ref={element}
      method="post"
      id={form.id}
      onSubmit={form.onSubmit}
      preventScrollReset
      noValidate
      className="role-form"
      aria-busy={isBusy}
    >
      <QuestionField
        id="role-account"
        label={t("roles.account")}
        hint={isKnown ? t("roles.accountKnown") : lookup.isPending ? t("roles.lookingUp") : t("roles.accountHint")}
        errors={fields.userAccount.errors ?? (lookup.refusal ? [lookup.refusal] : undefined)}
        params={refusal?.params}
        control={{
          type: "text",
          name: "userAccount",
          autoComplete: "off",
          autoCapitalize: "none",
          spellCheck: false,
          required: true,
          readOnly: isKnown,
          maxLength: lengths.email,
          defaultValue: fields.userAccount.initialValue,
          onBlur: isKnown ? undefined : ({ currentTarget }) => lookup.ask(currentTarget.value),
          onInput: () => lookup.forget(),
        }}
      />
      <QuestionField
        id="role-user"
        label={t("roles.user")}
        hint={isKnown ? t("roles.userKnown") : t("roles.userHint")}
        errors={fields.userName.errors}
        params={refusal?.params}
        control={{
          type: "text",
          name: "userName",
          autoComplete: "off",
          required: true,
          readOnly: isKnown,
          maxLength: lengths.name,
          defaultValue: fields.userName.initialValue,
        }}
      />
      {member ? (
        <p className="field-hint">
          {t("roles.now", {
            roles: formatList(
              i18n.language,
              member.roles.map(({ name }) => name),
            ),
          })}
        </p>
      ) : null}
      <input
        type="hidden"
        name="before"
        value={(member?.roles ?? []).map(({ tenantRoleId }) => tenantRoleId).join(",")}
      />
      <RoleChoices roles={roles} field={fields.tenantRoleIds} params={refusal?.params} />
      <input type="hidden" name="intent" value="roles" />
      <p className="field-hint">{t("roles.managerHint")}</p>
      <div className="section-actions">
        <button type="submit" className="button-primary">
          {isBusy ? t("sending") : t("roles.save")}
        </button>
        <Link to={away} className="button-default" preventScrollReset>
          {t("roles.cancel")}
        </Link>
      </div>
    </Form>
  );
}

const accountAnswer = z.object({ data: z.object({ userName: z.string().check(z.minLength(1)) }) });

/** The message of a failed lookup, the same for every cause (§5) except the rate limit. */
const lookupFailed = "account.errorNum";
const lookupTooOften = "account.tooOften";

/** Looks up the owner of the account. Only the last lookup applies. */
function useAccountLookup(onFound: (userName: string) => void) {
  const { mutate, reset, error, isPending } = useMutation({
    mutationFn: (userAccount: string) => fetchJson(accountLookup(userAccount), accountAnswer),
  });
  function ask(text: string) {
    const userAccount = text.trim();
    if (userAccount === "") return reset();
    mutate(userAccount, { onSuccess: ({ data }) => onFound(data.userName) });
  }
  return {
    refusal: error ? (error.code === lookupTooOften ? lookupTooOften : lookupFailed) : null,
    isPending,
    ask,
    /** The account has changed: clears the message about the previous one. */
    forget: reset,
  };
}

type RoleChoicesProps = {
  roles: Role[];
  field: FieldMetadata<string[]>;
  params: Record<string, string | number> | undefined;
};

/** The roles that may be given: several, and at least one (§5). */
function RoleChoices({ roles, field, params }: RoleChoicesProps) {
  const { t } = useTranslation(["account", "findings"]);
  const selection = new Set([field.initialValue ?? []].flat());
  return (
    <fieldset className="role-choices" aria-describedby="role-findings">
      <legend className="field-label">{t("roles.choose")}</legend>
      <div className="choices">
        {roles.map(({ tenantRoleId, name }) => (
          <label key={tenantRoleId} className="choice">
            <input
              type="checkbox"
              name="tenantRoleIds"
              value={tenantRoleId}
              defaultChecked={selection.has(tenantRoleId)}
            />
            {name}
          </label>
        ))}
      </div>
      <div id="role-findings" className="field-findings" aria-live="polite">
        {field.errors?.map((code) => (
          <p key={code} className="field-error">
            {t(`findings:${code}` as "findings:account.roles.required", params)}
          </p>
        ))}
      </div>
    </fieldset>
  );
}
