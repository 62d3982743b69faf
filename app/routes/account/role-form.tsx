import { INTENT } from "@conform-to/dom";
import { useForm } from "@conform-to/react";
import { Form, Link, useNavigation } from "@remix-run/react";
import { useRef } from "react";
import { useTranslation } from "react-i18next";
import type { Member } from "~/contract/members";
import type { Role } from "~/contract/profile";
import { lengths } from "~/rules/limits";
import type { MemberRoles } from "~/rules/member-roles";
import { readQuestion } from "~/ui/form/question";
import { QuestionField } from "~/ui/form/question-field";
import { writeInto } from "~/ui/form/write-into";
import { rolesQuestion } from "./personal-forms";
import type { FormRefused } from "./personal-outcome";
import { RoleChoices } from "./role-choices";
import { useAccountLookup } from "./use-account-lookup";

type Props = {
  roles: Role[];
  member: Member | undefined;
  account: string;
  refused: FormRefused | undefined;
  /** Where one is after giving up. */
  away: string;
};

/** §5: the account and whose it is, both checked when they are left; the account's name is filled in once it is found. */
export function RoleForm({ roles, member, account, refused, away }: Props) {
  const { t } = useTranslation("account");
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
    lastResult: refused?.reply,
    shouldValidate: "onBlur",
    shouldRevalidate: "onInput",
    onValidate: ({ formData: typed }) => readQuestion(rolesQuestion, typed, typed.get(INTENT)),
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
        params={refused?.params}
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
        params={refused?.params}
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
          {t("roles.now", { roles: member.roles.map(({ name }) => name).join(t("roles.comma")) })}
        </p>
      ) : null}
      <input
        type="hidden"
        name="before"
        value={(member?.roles ?? []).map(({ tenantRoleId }) => tenantRoleId).join(",")}
      />
      <RoleChoices roles={roles} field={fields.tenantRoleIds} params={refused?.params} />
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
