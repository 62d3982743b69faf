import type { SubAppHandle } from "~/sub-apps/host/handle";

/** The viewport of the shell shows these addresses (§2). */
export const handle: SubAppHandle = { title: "workspace:subApps.gsrm", subApp: "gsrm" };

export default function Gsrm() {
  return null;
}
