import { spawn, spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { request } from "node:http";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { hostFiles } from "#prerender/host-files.ts";
import { temporaryFolder } from "#tests/temporary-folder.ts";

/** The server that the guide tells an owner to write. */
const [, ownServer = ""] =
  /```nginx\n([^]*?)```/.exec(readFileSync("docs/rare-tasks.md", "utf8")) ?? [];

test("the guide's server includes the rules, and has all that certbot and owners change", () => {
  expect(ownServer).toMatch(/listen 80;[^]*server_name your-shop\.com;[^]*include /);
  expect(hostFiles()["_nginx.conf"]).not.toMatch(/^ *(?:listen|server_name|root|ssl_\w+|server) /m);
});

const program = "/usr/sbin/nginx";
// Where nginx is installed.
if (existsSync(program)) testAnswers();

function testAnswers() {
  let socketPath = "";
  let server: ReturnType<typeof spawn> | undefined;

  const site = {
    "index.html": "Home",
    "status.html": "Status",
    "404.html": "No such page",
    "product/151373.html": "Private",
    "product/404.html": "No such product",
    "landing/index.html": "Landing",
    "status.json": "{}",
    "assets/main.js": "main()",
    "assets/picture.avif": "AVIF",
    "_nginx.conf": hostFiles()["_nginx.conf"],
  };

  beforeAll(async () => {
    const folder = temporaryFolder();
    socketPath = join(folder, "socket");
    const rules = join(folder, "rules");
    for (const [file, text] of Object.entries(site)) {
      const path = join(folder, "site", file);
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, text);
    }
    writeFileSync(rules, site["_nginx.conf"]);
    const own = ownServer
      .replace("listen 80", `listen unix:${socketPath}`)
      .replace(/.*\[::\].*/, "")
      .replace("/var/www/shop", join(folder, "site"))
      .replace(/include .*;/, `include ${rules};`);
    const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map(
      (name) => `${name}_temp_path ${join(folder, name)};`,
    );
    const types = "types { text/html html; application/json json; text/javascript js; }";
    const http = [
      "default_type application/octet-stream; access_log off;",
      types,
      ...temporary,
      own,
    ];
    const global = `daemon off; master_process off; pid ${join(folder, "pid")};`;
    const config = join(folder, "nginx.conf");
    writeFileSync(config, `${global}\nevents {}\nhttp {\n${http.join("\n")}\n}\n`);
    const options = ["-c", config, "-e", join(folder, "errors")];
    expect(spawnSync(program, ["-t", "-q", ...options], { encoding: "utf8" }).stderr).toBe("");
    server = spawn(program, options, { stdio: "ignore" });
    await vi.waitFor(() => expect(existsSync(socketPath)).toBe(true), 5000);
  });
  afterAll(() => server?.kill());

  const ask = (path: string) =>
    new Promise<[string, Record<string, unknown>]>((resolve, reject) => {
      request({ socketPath, path }, (response) => {
        let text = "";
        response.setEncoding("utf8").on("data", (part: string) => {
          text += part;
        });
        response.on("end", () => {
          resolve([
            `${response.statusCode} ${response.headers.location ?? text}`,
            response.headers,
          ]);
        });
      })
        .on("error", reject)
        .end();
    });

  const year = "public, max-age=31536000, immutable";
  test.each([
    ["/", "200 Home", "no-cache"],
    ["/status", "200 Status", "no-cache"],
    ["/status/?a=1", "301 /status?a=1", "no-cache"],
    ["/product/151373", "200 Private", "no-cache"],
    ["/landing", "301 /landing/", "no-cache"],
    ["/landing/", "200 Landing", "no-cache"],
    ["/assets/main.js", "200 main()", year],
    // Not for a year: the file may come back with the next build.
    ["/assets/gone.js", "404 No such page", undefined],
    ["/nothing", "404 No such page", undefined],
    ["/product", "404 No such page", undefined],
    ["/product/", "404 No such product", undefined],
    ["/product/nothing", "404 No such product", undefined],
    ["/404", "404 No such page", undefined],
    ["/404.html", "404 No such page", undefined],
    ["/product/404", "404 No such product", undefined],
    ["/_nginx.conf", "404 No such page", undefined],
  ])("nginx answers %s with %s, to keep for %s", async (path, answer, caching) => {
    const [text, headers] = await ask(path);
    expect([text, headers["cache-control"]]).toEqual([answer, caching]);
    expect(headers).toMatchObject({
      "x-frame-options": "DENY",
      "strict-transport-security": "max-age=31536000",
    });
    expect(headers["access-control-allow-origin"]).toBeUndefined();
  });

  test("nginx lets other sites read the status, and knows a type that it has no name for", async () => {
    const [, status] = await ask("/status.json");
    expect(status).toMatchObject({ "access-control-allow-origin": "*" });
    const [, picture] = await ask("/assets/picture.avif");
    expect(picture).toMatchObject({ "content-type": "image/avif", "cache-control": year });
  });
}
