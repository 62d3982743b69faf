import { useTranslation } from "react-i18next";
import { paths } from "~/paths";
import { Dropdown } from "./dropdown";
import { useShell } from "./shell-facts";

/** §4, tenant switch: for those who may work for more than one. Plain posts: the page is loaded anew with the new tenant. */
export function TenantSwitch() {
  const { t } = useTranslation("workspace");
  const { tenant, tenants } = useShell();
  if (tenants.length < 2)
    return (
      <span className="tenant-name" lang="">
        {tenant.tenantName}
      </span>
    );
  return (
    <Dropdown
      className="tenant-switch"
      label={
        <>
          <span className="tenant-name" lang="">
            {tenant.tenantName}
          </span>
          <span className="off-screen">{t("tenant.choose")}</span>
        </>
      }
    >
      <p className="dropdown-title">{t("tenant.choose")}</p>
      <form method="post" action={paths.workspaceTenant} className="tenant-list">
        {tenants.map(({ id, tenantName, supplierCode }) => (
          <button
            key={id}
            type="submit"
            name="tenantId"
            value={id}
            aria-current={id === tenant.id ? "true" : undefined}
          >
            <span lang="">{tenantName}</span>
            <small>{supplierCode}</small>
          </button>
        ))}
      </form>
    </Dropdown>
  );
}
