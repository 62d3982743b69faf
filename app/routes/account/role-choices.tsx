import type { FieldMetadata } from "@conform-to/react";
import { useTranslation } from "react-i18next";
import type { Role } from "~/contract/profile";

type Props = {
  roles: Role[];
  field: FieldMetadata<string[]>;
  params: Record<string, string | number> | undefined;
};

/** The roles that may be given: several, and at least one (§5). */
export function RoleChoices({ roles, field, params }: Props) {
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
