// Brings a shop to a version of the template: `npm run update ADDRESS VERSION`.
//
// The rule: src/data, public and the files below are the owner's, and so are files that the owner added
// elsewhere. The rest is the template's, with the guide and the demonstration.
//
// Plain JavaScript without packages: the update reinstalls node_modules, and Windows cannot replace a
// program that is running, such as the compiler behind tsx.
import { execFileSync, execSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";

/** The hosts' settings, such as the shop's name there. An update only adds files that a shop does not have. */
const publishing = ["wrangler.jsonc", "netlify.toml"];

const goBack =
  "To go back instead, choose Branch → Discard all changes in GitHub Desktop, then run npm ci.";

try {
  update(process.argv.slice(2));
} catch (error) {
  // A program that failed has already printed the reason.
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

/** @param {string[]} options */
function update([address, version, ...others]) {
  if (address === undefined || version === undefined || others.length > 0) {
    throw new Error(`Write the address of the template, and a version:
  npm run update https://github.com/NAME/latchkey v1.2.0`);
  }
  if (!existsSync(".git")) {
    throw new Error(
      'This folder is not a copy from GitHub, so an update could not be undone. Get one: the guide says how, under "Your first hour". Nothing was changed.',
    );
  }
  if (git("status", "--porcelain") !== "") {
    throw new Error(
      "Some changes are not committed yet. Commit them first, so that you can go back. Nothing was changed.",
    );
  }
  const tag = version.replace(/^(?=\d)/, "v");
  const oldVersion = JSON.parse(readFileSync("package.json", "utf8")).version;
  const newCommit = fetchCommit(address, tag);
  const { name, version: newVersion } = JSON.parse(git("show", `${newCommit}:package.json`));
  if (name !== "latchkey") {
    throw new Error(`${address} is not this template. Nothing was changed.`);
  }

  const template = [".", ":!src/data", ":!public", ...publishing.map((file) => `:!${file}`)];
  const owners = [":(glob)src/data/*", ...publishing];
  const newOwners = names("--diff-filter=A", "HEAD", newCommit, "--", ...owners);
  const alsoTemplate = ["src/data/README.md", "public/demo-seller"];
  const oldCommit = commitOfShop(address, oldVersion, newCommit);
  const changedFiles = [template, alsoTemplate]
    .flatMap((files) => names("--diff-filter=M", oldCommit, "HEAD", "--", ...files))
    .filter((file) => isOwn(file, newCommit));
  // The template's files that the new version no longer has. Any other file that it lacks is the owner's.
  const removedFiles = names("--diff-filter=D", oldCommit, newCommit, "--", ...template);
  const conflicts = names("--diff-filter=A", oldCommit, newCommit, "--", ...template).flatMap(
    (file) => ownPlaces(file, newCommit, removedFiles),
  );
  if (conflicts.length > 0) {
    throw new Error(`The new version has a file of the same name as one that you added:
  ${[...new Set(conflicts)].join("\n  ")}
Rename or delete yours, and commit. Nothing was changed.`);
  }
  fetchPackages(newCommit);

  if (removedFiles.length > 0) git("rm", "--quiet", "--ignore-unmatch", "--", ...removedFiles);
  for (const files of [template, [...alsoTemplate, ...newOwners]]) {
    // With --overlay, git removes nothing.
    git("restore", "--overlay", `--source=${newCommit}`, "--staged", "--worktree", "--", ...files);
  }

  const summary = git("diff", "--staged", "--shortstat");
  if (summary === "") {
    console.log(`This shop has version ${newVersion} already. Nothing was changed.`);
    return;
  }
  const changelog = readFileSync("CHANGELOG.md", "utf8");
  const known = changelog.indexOf(`## ${oldVersion}`);
  const news = known === -1 ? "" : changelog.slice(changelog.indexOf("## "), known);
  const isOlder = newVersion.localeCompare(oldVersion, "en", { numeric: true }) < 0;
  const what = isOlder ? "Went back to an older version," : "Updated";
  console.log(`${what} from ${oldVersion} to ${newVersion}: ${summary}\n\n${news}`);
  if (changedFiles.length > 0) {
    console.log(`Your own lines in these files of the template were replaced:
  ${changedFiles.join("\n  ")}
To see them, choose a commit before under History in GitHub Desktop, or write git show HEAD:FILE.\n`);
  }
  console.log(`${goBack}\n`);
  try {
    execSync("npm ci --no-audit --no-fund --prefer-offline", { stdio: "inherit" });
  } catch {
    throw new Error("No packages: go online and run npm ci, then npm run check.");
  }
  execSync("npm run check", { stdio: "inherit" });
  console.log("Look at the shop with npm run dev, then commit.");
}

/**
 * Installs the packages of a version into a temporary folder, so that npm has cached them all before anything
 * is changed. Throws if it cannot, after npm has printed the reason.
 * @param {string} newCommit
 */
function fetchPackages(newCommit) {
  const folder = mkdtempSync(join(tmpdir(), "latchkey-update-"));
  try {
    for (const file of ["package.json", "package-lock.json"]) {
      writeFileSync(join(folder, file), git("show", `${newCommit}:${file}`));
    }
    const command = "npm ci --no-audit --no-fund --ignore-scripts";
    execSync(command, { cwd: folder, stdio: ["ignore", "ignore", "inherit"] });
  } catch {
    throw new Error(
      "The packages of the new version cannot be fetched. Go online, and try again. Nothing was changed.",
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * The template's commit that the shop was made from: that of its version's tag, or the newest with the shop's
 * changelog. Throws if there is neither.
 * @param {string} address
 * @param {string} version
 * @param {string} newCommit
 */
function commitOfShop(address, version, newCommit) {
  const tag = `v${version}`;
  if (git("ls-remote", "--tags", "--", address, tag) !== "") return fetchCommit(address, tag);
  // A version older than the shop's does not have its changelog, but the template's main branch does.
  const commits = [newCommit, fetchCommit(address, "HEAD")];
  const changelog = git("hash-object", "--", "CHANGELOG.md");
  const commit = git("log", "--format=%H", ...commits, "--", "CHANGELOG.md")
    .split("\n")
    .find((hash) => git("rev-parse", `${hash}:CHANGELOG.md`) === changelog);
  if (commit !== undefined) return commit;
  throw new Error(
    `Which files are yours cannot be told: ${address} has no tag ${tag}, and never had the CHANGELOG.md of this shop. Nothing was changed.`,
  );
}

/**
 * The commit of a version at an address. Throws if there is none. Fetches the whole history: --depth would
 * make the owner's repository shallow, and cut off its own history.
 * @param {string} address
 * @param {string} version
 */
function fetchCommit(address, version) {
  let refs;
  try {
    refs = git("ls-remote", "--", address, version);
  } catch {
    throw new Error(
      `${address} cannot be reached: go online, or look at the address. Nothing was changed.`,
    );
  }
  if (refs === "") {
    throw new Error(`There is no version ${version} at ${address}. Nothing was changed.`);
  }
  git("fetch", "--quiet", "--", address, version);
  return git("rev-parse", "FETCH_HEAD");
}

/**
 * The owner's file or folder in the place of a new file of the template: a file or folder of its name, or a
 * file with the name of a folder around it.
 * @param {string} file
 * @param {string} newCommit
 * @param {string[]} removed
 */
function ownPlaces(file, newCommit, removed) {
  for (let folder = dirname(file); folder !== "."; folder = dirname(folder)) {
    if (isFile(folder) && !removed.includes(folder)) return [folder];
  }
  if (isFile(file)) return isOwn(file, newCommit) ? [file] : [];
  const within = git("ls-files", "-z", "--", file).split("\0").filter(Boolean);
  return within.every((path) => removed.includes(path)) ? [] : [`${file}/`];
}

/** @param {string} path */
function isFile(path) {
  return existsSync(path) && statSync(path).isFile();
}

/**
 * Whether a file of the shop has a content that the template never had. A shop that was copied between
 * two versions has files of the template that its version does not have.
 * @param {string} file
 * @param {string} newCommit
 */
function isOwn(file, newCommit) {
  const content = git("hash-object", "--", file);
  return git("log", "-1", "--format=%h", `--find-object=${content}`, newCommit) === "";
}

/**
 * The names of files that differ between two commits.
 * @param {string[]} parts
 */
function names(...parts) {
  return git("diff", "--name-only", "-z", "--no-renames", ...parts)
    .split("\0")
    .filter(Boolean);
}

/** @param {string[]} parts */
function git(...parts) {
  try {
    const output = execFileSync("git", parts, {
      encoding: "utf8",
      // The callers of ls-remote explain its failure in their own words.
      stdio: ["ignore", "pipe", parts[0] === "ls-remote" ? "ignore" : "inherit"],
    });
    return output.trim();
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") {
      throw new Error(
        "Git is not installed. Get it from https://git-scm.com, open a new terminal, and try again. Nothing was changed.",
        { cause: error },
      );
    }
    throw error;
  }
}
