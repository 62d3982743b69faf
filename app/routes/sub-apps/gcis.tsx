import type { SubAppHandle } from "~/sub-apps/host/handle";

/** The viewport of the shell shows these addresses (§2). */
export const handle: SubAppHandle = { title: "workspace:subApps.gcis", subApp: "gcis" };

export default function Gcis() {
  return null;
}
