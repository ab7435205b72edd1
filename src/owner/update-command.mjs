// Brings a shop to a version of the template: `npm run update -- ADDRESS TAG`, or a folder.
//
// The rule: src/data and public are the owner's. Everything else is the template's.
//
// Plain JavaScript without packages: the update reinstalls node_modules, and Windows cannot replace a
// program that is running, such as the compiler behind tsx.
import { execSync, spawnSync } from "node:child_process";
import * as fs from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, relative, resolve, sep } from "node:path";

const usage = `Write where the new version is:
  npm run update -- https://github.com/NAME/latchkey v1.2.0     (an address for Git, and a version)
  npm run update -- ../latchkey-1.2.0                           (a folder: the unpacked ZIP)`;

/** The most lines of the changelog and of the check's report. Together they fit on a page. */
const maxLines = 20;

/** The most files that a line names. */
const maxNamed = 8;

/** Generated files and folders. An update leaves them alone. */
const generated =
  /(?:^|\/)(?:\.git|node_modules|dist|dist-nginx\.conf|\.look|\.cache|test-results|\.DS_Store)(?:\/|$)/;

const project = process.cwd();

update(process.argv.slice(2));

/** @param {string[]} options */
function update(options) {
  const [place, tag, ...others] = options;
  if (place === undefined || others.length > 0) stop(usage);
  const oldVersion = packageOf(project).version;
  const usesGit = isGitFolder();
  if (usesGit) refuseUncommitted();
  const source = tag === undefined ? resolve(place) : cloned(place, tag);
  const { name, version } = packageOf(source);
  if (name !== "latchkey" || !/^\d+\.\d+\.\d+$/.test(version) || source === project) {
    stop(`${place} is not a version of this template: choose the folder with its package.json.`);
  }
  if (isNewer(oldVersion, version)) {
    stop(
      `This shop has version ${oldVersion}, which is newer than ${version}. Nothing was changed.`,
    );
  }

  const files = filesIn(source).filter((file) => !isOwners(file) || isGuide(file) || isNew(file));
  const kept = new Set(files);
  const before = usesGit ? committedFiles() : filesInFoldersOf(files);
  const removed = before.filter((file) => !isOwners(file) && !kept.has(file) && exists(file));
  const written = files.filter((file) => !isSame(join(source, file), join(project, file)));
  if (removed.length + written.length === 0) {
    stop(`This shop has version ${version} already. Nothing was changed.`, 0);
  }
  const added = written.filter((file) => !exists(file));
  const changed = new Set([...removed, ...written]);
  const ownFiles = usesGit ? ownChanges(oldVersion).filter((file) => changed.has(file)) : [];
  // Many are the work of the template's developers, in a clone from between two versions.
  const lost = ownFiles.length > maxNamed ? [] : ownFiles;
  const needsPackages = written.includes("package-lock.json");
  const backup = usesGit ? undefined : backUp(oldVersion);
  // Removed first: on macOS and Windows, a name in other letter case is the same file.
  for (const file of removed) remove(file);
  for (const file of written) fs.cpSync(join(source, file), join(project, file));

  print(
    `Updated from ${oldVersion} to ${version}: ${written.length - added.length} files changed, ${added.length} added, ${removed.length} removed.`,
    ...listed("Removed", removed),
    ...listed("New in src/data", added.filter(isOwners)),
    ...listed(
      "Your own changes to these files are gone (to keep one, discard its change in GitHub Desktop)",
      lost,
    ),
    "",
    ...changelogSince(oldVersion),
  );
  const isClean = (!needsPackages || installPackages()) && check();
  if (isClean) print("", "Look at the shop with npm run dev, then commit.");
  print(
    backup
      ? `The shop as it was is in ${backup}.`
      : "To go back instead, discard the changes: in GitHub Desktop, Branch → Discard all changes.",
  );
  if (!isClean) process.exitCode = 1;
}

/** @param {string} file */
function isOwners(file) {
  return /^(?:src\/data|public)\//.test(file);
}

/**
 * The guide is the template's, although it is beside the owner's files.
 * @param {string} file
 */
function isGuide(file) {
  return /^src\/data\/.*\.md$/.test(file);
}

/**
 * Whether it is a data file that this shop does not have yet, and that the new version needs.
 * @param {string} file
 */
function isNew(file) {
  return /^src\/data\/[^/]+$/.test(file) && !exists(file);
}

/** Whether the shop is in a Git repository. Without one, the update makes a copy of the shop. */
function isGitFolder() {
  const { status, error, stderr } = git("rev-parse", "--is-inside-work-tree");
  if (status === 0) return true;
  if (!exists(".git")) return false;
  return stop(
    error
      ? "This shop is in a Git repository, and Git is not installed. The update needs it to see what you have not committed. Install it from https://git-scm.com, and open a new terminal."
      : `Git cannot read this shop's repository:\n${stderr}`,
  );
}

function refuseUncommitted() {
  const { stdout } = git("status", "--porcelain", "--", ".");
  if (stdout === "") return;
  stop(
    `Some changes are not committed yet:\n${firstLines(stdout, 5)}\nCommit them first, so that you can go back: in GitHub Desktop, write a summary and press Commit. Nothing was changed.`,
  );
}

/** The files that Git knows. Those that it ignores are never removed. */
function committedFiles() {
  return git("ls-files", "-z").stdout.split("\0").filter(Boolean);
}

/**
 * The files outside the owner's folders that were changed since the shop got its version.
 * @param {string} version
 */
function ownChanges(version) {
  const search = ["-1", "--format=%H", `-S"version": "${version}"`, "--", "package.json"];
  const commit = git("log", ...search).stdout.trim();
  if (commit === "") return [];
  const { stdout } = git("diff", "--name-only", "--relative", "-z", commit, "HEAD");
  return stdout.split("\0").filter((file) => file !== "" && !isOwners(file));
}

/**
 * Without Git, only the folders that the new version has are known to be the template's.
 * @param {string[]} files
 */
function filesInFoldersOf(files) {
  const folders = new Set(files.filter((file) => file.includes("/")).map(topFolder));
  return filesIn(project).filter((file) => file.includes("/") && folders.has(topFolder(file)));
}

/** @param {string} file */
function topFolder(file) {
  return file.slice(0, file.indexOf("/"));
}

/**
 * The version at a Git address, in a temporary folder.
 * @param {string} address
 * @param {string} tag
 */
function cloned(address, tag) {
  const folder = fs.mkdtempSync(join(tmpdir(), "latchkey-update-"));
  process.on("exit", () => fs.rmSync(folder, { recursive: true, force: true }));
  refuseUnknown(address, tag);
  const clone = ["clone", "--quiet", "--depth=1", `--branch=${tag}`, "--", address, folder];
  const { status, stderr } = git(...clone);
  if (status !== 0) {
    stop(`Git cannot get version ${tag} from ${address}:\n${stderr.trim()}\nNothing was changed.`);
  }
  return folder;
}

/**
 * Stops if there is no version of this name at a Git address.
 * @param {string} address
 * @param {string} tag
 */
function refuseUnknown(address, tag) {
  const { status, error, stdout, stderr } = git("ls-remote", "--refs", "--", address);
  if (error) stop("Git is not installed. Install it from https://git-scm.com, or give a folder.");
  if (status !== 0) stop(`Git cannot read ${address}:\n${stderr.trim()}\nNothing was changed.`);
  // A branch will do as well.
  const refs = stdout.matchAll(/refs\/(?:tags|heads)\/(\S+)/g);
  const names = Array.from(refs, ([, name = ""]) => name);
  if (names.includes(tag)) return;
  const [newest] = names
    .filter((name) => /^v?\d/.test(name))
    .toSorted((a, b) => (isNewer(a, b) ? -1 : 1));
  const meant = names.find((name) => name === `v${tag}`) ?? newest;
  const fix = meant === undefined ? "It has no versions." : `Did you mean ${meant}?`;
  stop(`There is no version ${tag} there. ${fix} Nothing was changed.`);
}

/**
 * A copy of the shop beside it.
 * @param {string} version
 */
function backUp(version) {
  const folder = `${project}-${version}`;
  if (fs.existsSync(folder)) {
    stop(`The update copies the shop to ${folder} first, and that exists. Move it away.`);
  }
  fs.cpSync(project, folder, {
    recursive: true,
    filter: (path) => !generated.test(slashed(relative(project, path))),
  });
  return folder;
}

/** @param {string} file */
function remove(file) {
  fs.rmSync(join(project, file));
  let folder = dirname(join(project, file));
  while (folder !== project && fs.readdirSync(folder).length === 0) {
    fs.rmdirSync(folder);
    folder = dirname(folder);
  }
}

/** Installs the new version's packages. Returns whether that worked. */
function installPackages() {
  print("", "Installing the packages of the new version …");
  try {
    execSync("npm ci --no-audit --no-fund --loglevel=error", { stdio: "inherit" });
    return true;
  } catch {
    print("", "The packages are not installed. Run npm ci, then npm run check, then commit.");
    return false;
  }
}

/** Runs the new version's check. Returns whether it found no problem. */
function check() {
  const { status, stdout, stderr } = spawnSync("npm run --silent check", {
    shell: true,
    encoding: "utf8",
  });
  print("", "npm run check:", firstLines(`${stdout}${stderr}`, maxLines));
  if (status === 0) return true;
  print("", "Change what the check lists, look at the shop with npm run dev, then commit.");
  return false;
}

/**
 * The changelog's sections since a version.
 * @param {string} version
 */
function changelogSince(version) {
  if (!exists("CHANGELOG.md")) return [];
  const [, ...sections] = fs.readFileSync(join(project, "CHANGELOG.md"), "utf8").split(/^(?=## )/m);
  const news = sections.filter((one) => isNewer(/\d+\.\d+\.\d+/.exec(one)?.[0] ?? "", version));
  const text = firstLines(news.join("").trim(), maxLines, "The rest is in CHANGELOG.md.");
  return text === "" ? [] : [text];
}

/**
 * A text's first lines.
 * @param {string} text
 * @param {number} count
 */
function firstLines(text, count, rest = "") {
  const lines = text.trimEnd().split("\n");
  const more = `… and ${lines.length - count} more lines. ${rest}`.trimEnd();
  return (lines.length > count ? [...lines.slice(0, count), more] : lines).join("\n");
}

/**
 * @param {string} title
 * @param {string[]} files
 */
function listed(title, files) {
  const more = files.length > maxNamed ? `, … and ${files.length - maxNamed} more` : "";
  return files.length === 0 ? [] : [`${title}: ${files.slice(0, maxNamed).join(", ")}${more}`];
}

/**
 * @param {string} folder
 * @returns {{ name?: string, version: string }}
 */
function packageOf(folder) {
  const file = join(folder, "package.json");
  if (!fs.existsSync(file)) {
    return stop(`There is no package.json in ${folder}.\n${usage}`);
  }
  return { version: "0.0.0", ...JSON.parse(fs.readFileSync(file, "utf8")) };
}

/**
 * Whether a version such as 1.10.0 is newer than another.
 * @param {string} a
 * @param {string} b
 */
function isNewer(a, b) {
  return a.localeCompare(b, "en", { numeric: true }) > 0;
}

/**
 * The files in a folder, at any depth, with forward slashes.
 * @param {string} folder
 * @returns {string[]}
 */
function filesIn(folder, inside = "") {
  return fs.readdirSync(join(folder, inside), { withFileTypes: true }).flatMap((entry) => {
    const path = inside === "" ? entry.name : `${inside}/${entry.name}`;
    if (generated.test(path)) return [];
    return entry.isDirectory() ? filesIn(folder, path) : [path];
  });
}

/** @param {string} file */
function exists(file) {
  return fs.existsSync(join(project, file));
}

/**
 * @param {string} a
 * @param {string} b
 */
function isSame(a, b) {
  return fs.existsSync(b) && fs.readFileSync(a).equals(fs.readFileSync(b));
}

/** @param {string} path */
function slashed(path) {
  return path.split(sep).join("/");
}

/** @param {string[]} parts */
function git(...parts) {
  return spawnSync("git", parts, { cwd: project, encoding: "utf8", maxBuffer: 2 ** 26 });
}

/** @param {string[]} lines */
function print(...lines) {
  console.log(lines.join("\n"));
}

/**
 * @param {string} message
 * @returns {never}
 */
function stop(message, code = 1) {
  console[code === 0 ? "log" : "error"](message);
  process.exit(code);
}
