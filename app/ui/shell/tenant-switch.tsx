import type { FormEvent } from "react";
import { useTranslation } from "react-i18next";
import { request } from "~/client/request";
import { paths } from "~/paths";
import { tenantSwitchDelayMs } from "~/rules/limits/screens";
import { Dropdown } from "../base/dropdown";
import { LineIcon } from "../base/line-icon";
import { useShell } from "../workspace/shell-facts";

/**
 * Stores the choice, and loads the workspace a moment later (§9). Without scripts, or if storing fails, the form is
 * posted and the portal responds.
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

/** A form submitted by a script does not include the pressed button. */
function withChoice(form: HTMLFormElement, submitter: HTMLElement | null) {
  if (submitter instanceof HTMLButtonElement) {
    const choice = Object.assign(document.createElement("input"), { type: "hidden" });
    form.append(Object.assign(choice, { name: submitter.name, value: submitter.value }));
  }
  return form;
}

/**
 * §4, tenant switch, for users with more than one tenant. Uses plain posts, so that the page is reloaded with the new
 * tenant.
 */
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
          <LineIcon path="M5 21V4h9v17M14 9h5v12M3 21h18M8 8h3M8 12h3M8 16h3" size={20} />
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
