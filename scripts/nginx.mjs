import { existsSync } from "node:fs";
import { installPackages } from "./debian-packages.mjs";

const places = [process.env.NGINX, "/usr/sbin/nginx"];
const found = () => places.find((place) => place && existsSync(place));

/** Where the proxy is that the fault tests put before the portal; on Debian it is installed when it is missing. */
export function findNginx() {
  if (!found()) installPackages("nginx", ["--no-install-recommends", "nginx-light"]);
  const nginx = found();
  if (!nginx) throw new Error("The fault tests need nginx: install it, or say where it is with NGINX=/path.");
  return nginx;
}
