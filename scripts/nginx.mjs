import { existsSync } from "node:fs";
import { installPackages } from "./debian-packages.mjs";

const places = [process.env.NGINX, "/usr/sbin/nginx"];
const found = () => places.find((place) => place && existsSync(place));

/**
 * The path of the proxy that the fault tests put in front of the portal. On Debian it is installed if it is missing.
 */
export function findNginx() {
  if (!found()) installPackages("nginx", ["--no-install-recommends", "nginx-light"]);
  const nginx = found();
  if (!nginx) throw new Error("The fault tests need nginx: install it, or say where it is with NGINX=/path.");
  return nginx;
}
