import type { FormEvent } from "react";
import { useTranslation } from "react-i18next";
import { request } from "~/client/request";
import { paths } from "~/paths";
import { tenantSwitchDelayMs } from "~/rules/limits/screens";
import { Dropdown } from "../base/dropdown";
import { useShell } from "../workspace/shell-facts";

/**
 * The choice is stored, and the workspace loaded a moment later (§9). Without scripts, or where storing fails, the form posts
 * itself and the portal answers.
 */
async function switchTenant(event: FormEvent<HTMLFormElement>) {
  event.preventDefault();
  const form = event.currentTarget;
  const submitter = (event.nativeEvent as SubmitEvent).submitter;
  const answer = await request(form.action, {
    method: "POST",
    body: new URLSearchParams([...new FormData(form, submitter)] as [string, string][]),
    redirect: "manual",
  }).catch(() => null);
  if (answer?.type !== "opaqueredirect") return HTMLFormElement.prototype.submit.call(withChoice(form, submitter));
  setTimeout(() => window.location.assign(paths.workspace), tenantSwitchDelayMs);
}

/** A form that a script submits leaves out the button that was pressed. */
function withChoice(form: HTMLFormElement, submitter: HTMLElement | null) {
  if (submitter instanceof HTMLButtonElement) {
    const choice = Object.assign(document.createElement("input"), { type: "hidden" });
    form.append(Object.assign(choice, { name: submitter.name, value: submitter.value }));
  }
  return form;
}

/** §4, tenant switch: for those who may work for more than one. Plain posts: the page is loaded again with the new tenant. */
export function TenantSwitch() {
  const { t } = useTranslation("workspace");
  const { tenant, tenants } = useShell();
  if (tenants.length < 2)
    return (
      <span className="tenant-name" lang="" translate="no">
        {tenant.tenantName}
      </span>
    );
  return (
    <Dropdown
      className="tenant-switch"
      label={
        <>
          <span className="tenant-name" lang="" translate="no">
            {tenant.tenantName}
          </span>
          <span className="off-screen">{t("tenant.choose")}</span>
        </>
      }
    >
      <p className="dropdown-title">{t("tenant.choose")}</p>
      <form method="post" action={paths.workspaceTenant} className="tenant-list" onSubmit={switchTenant}>
        {tenants.map(({ id, tenantName, supplierCode }) => (
          <button
            key={id}
            type="submit"
            name="tenantId"
            value={id}
            aria-current={id === tenant.id ? "true" : undefined}
          >
            <span lang="" translate="no">
              {tenantName}
            </span>
            <small>{supplierCode}</small>
          </button>
        ))}
      </form>
    </Dropdown>
  );
}
