import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as after } from "node:timers/promises";
import { certificateFor } from "./certificate";
import { freePort } from "./server";

/** Starts nginx with a configuration for its `http` block, and waits until it listens at the port. `folder` is removed with it. */
async function startWith(folder: string, port: number, http: string) {
  await mkdir(`${folder}/temp`);
  await writeFile(`${folder}/nginx.conf`, aroundHttp(folder, http));
  const child = spawn(process.env.NGINX ?? "/usr/sbin/nginx", ["-p", folder, "-c", "nginx.conf", "-e", "error.log"], {
    stdio: "ignore",
  });
  const died = once(child, "exit").then(async () => {
    throw new Error(`nginx did not start: ${await readFile(`${folder}/error.log`, "utf8")}`);
  });
  died.catch(() => undefined);
  await Promise.race([listening(port), died]);
  return async () => {
    child.kill("SIGTERM");
    if (child.exitCode === null) await once(child, "exit");
    await rm(folder, { recursive: true, force: true });
  };
}

const newFolder = () => mkdtemp(path.join(tmpdir(), "nginx-"));

/** nginx in front of several portal instances, with nginx's defaults except for the body size. */
export async function startNginx(copies: readonly string[], host: string) {
  const [folder, port] = [await newFolder(), await freePort()];
  const stop = await startWith(folder, port, withDefaults(port, copies, host));
  return { url: `http://127.0.0.1:${port}`, stop };
}

/** nginx with the configuration of docs/nginx.conf: its ports, its certificate and its logs are those of a test. */
export async function startDocumentedNginx(ports: { tls: number; plain: number }, copies: readonly string[]) {
  const folder = await newFolder();
  const [from, until] = [-1, 1].map((days) => new Date(Date.now() + days * 86_400_000)) as [Date, Date];
  const { key, cert } = certificateFor({ host: "localhost", from, until });
  await Promise.all([writeFile(`${folder}/portal.key`, key), writeFile(`${folder}/portal.pem`, cert)]);
  const documented = await readFile("docs/nginx.conf", "utf8");
  const changes: [string, string][] = [
    ["server 127.0.0.1:3000;", copies.map(serverLine).join(" ")],
    ["listen 443 ssl http2;", `listen 127.0.0.1:${ports.tls} ssl http2;`],
    ["listen 80;", `listen 127.0.0.1:${ports.plain};`],
    ["/etc/ssl/portal.example", `${folder}/portal`],
    ["/var/log/nginx", folder],
    ["portal.example;", "localhost;"],
  ];
  const http = changes.reduce((text, [before, now]) => {
    if (!text.includes(before)) throw new Error(`docs/nginx.conf does not say ${before}`);
    return text.replaceAll(before, now);
  }, documented);
  const stop = await startWith(folder, ports.tls, http);
  const logs = () => Promise.all(["portal.log", "portal-error.log", "error.log"].map((name) => readLog(folder, name)));
  return { url: `https://localhost:${ports.tls}`, plainUrl: `http://localhost:${ports.plain}`, logs, stop };
}

const readLog = (folder: string, name: string) => readFile(`${folder}/${name}`, "utf8").catch(() => "");

const serverLine = (copy: string) => `server ${new URL(copy).host.replace("localhost", "127.0.0.1")};`;

async function listening(port: number): Promise<void> {
  for (;;) {
    const socket = connect(port, "127.0.0.1");
    const outcome = await Promise.race([
      once(socket, "connect").then(() => true),
      once(socket, "error").then(
        () => false,
        () => false,
      ),
    ]).catch(() => false);
    socket.destroy();
    if (outcome) return;
    await after(20);
  }
}

const temp = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"];

const aroundHttp = (folder: string, http: string) => `
daemon off;
user root;
worker_processes 1;
pid ${folder}/nginx.pid;
events { worker_connections 512; }
http {
  ${temp.map((name) => `${name}_temp_path ${folder}/temp/${name};`).join("\n  ")}
  ${http}
}
`;

const withDefaults = (port: number, copies: readonly string[], host: string) => `
  access_log off;
  upstream portal {
    ${copies.map(serverLine).join("\n    ")}
  }
  server {
    listen 127.0.0.1:${port};
    client_max_body_size 50m;
    location / {
      proxy_pass http://portal;
      proxy_set_header Host ${host};
      proxy_set_header X-Forwarded-For $remote_addr;
    }
  }
`;
