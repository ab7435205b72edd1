import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { findNginx } from "#tests/install/programs.ts";

export type NginxServer = { url: string; stop: () => Promise<void> };

/** Serves a built folder by nginx with the configuration that the build wrote for it. */
export async function startNginx(folder: string): Promise<NginxServer> {
  const home = await mkdtemp(join(tmpdir(), "nginx-"));
  const port = await freePort();
  const config = join(home, "nginx.conf");
  const shop = { root: resolve(folder), include: `${resolve(folder)}-nginx.conf` };
  await writeFile(config, wholeConfig(home, port, [shop]));

  const server = spawn(nginxProgram(), ["-p", home, "-c", config, "-e", join(home, "error.log")]);
  const url = `http://127.0.0.1:${port}`;
  const stop = async () => {
    server.kill("SIGQUIT");
    await ended(server);
    await rm(home, { recursive: true });
  };
  if (await answers(url, server)) return { url, stop };
  const log = await readFile(join(home, "error.log"), "utf8").catch(() => "");
  await stop();
  throw new Error(`nginx does not start with the generated configuration.\n${log}`);
}

/** What `nginx -t` says about a configuration with one server per generated part. "" is a success. */
export async function nginxErrors(parts: readonly string[]): Promise<string> {
  const home = await mkdtemp(join(tmpdir(), "nginx-"));
  const config = join(home, "nginx.conf");
  const servers = parts.map((_, index) => ({ root: home, include: join(home, `${index}.conf`) }));
  await Promise.all(servers.map(({ include }, index) => writeFile(include, parts[index] ?? "")));
  await writeFile(config, wholeConfig(home, await freePort(), servers));
  const test = ["-t", "-q", "-p", home, "-c", config, "-e", join(home, "error.log")];
  const { status, stderr } = spawnSync(nginxProgram(), test, { encoding: "utf8" });
  await rm(home, { recursive: true });
  return status === 0 ? "" : stderr;
}

function nginxProgram(): string {
  const program = findNginx();
  if (program === undefined) throw new Error("There is no nginx. Run: npm run test:browser");
  return program;
}

type VirtualServer = { root: string; include: string };

function wholeConfig(home: string, port: number, servers: readonly VirtualServer[]): string {
  // As root, nginx would serve as a user who may not be allowed to read this folder.
  const user = process.getuid?.() === 0 ? "user root;" : "";
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"]
    .map((name) => `${name}_temp_path ${home}/${name};`)
    .join(" ");
  const blocks = servers.map(
    ({ root, include }, index) => `  server {
    listen 127.0.0.1:${port}; server_name shop-${index}; root "${root}";
    include "${include}";
  }
`,
  );
  return `${user} daemon off; pid ${home}/nginx.pid; worker_processes 1;
events { worker_connections 128; }
http {
  access_log off; ${temporary}
${blocks.join("")}}
`;
}

async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((done) => {
    probe.listen(0, "127.0.0.1", done);
  });
  const address = probe.address();
  await new Promise((done) => {
    probe.close(done);
  });
  if (!address || typeof address === "string") throw new Error("No free port was found.");
  return address.port;
}

async function answers(url: string, server: ChildProcess): Promise<boolean> {
  for (let attempt = 0; attempt < 100 && server.exitCode === null; attempt += 1) {
    const isUp = await fetch(url).then(
      () => true,
      () => false,
    );
    if (isUp) return true;
    await new Promise((done) => {
      setTimeout(done, 50);
    });
  }
  return false;
}

function ended(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null) return Promise.resolve();
  return new Promise((done) => {
    server.on("exit", () => done());
  });
}
