// Vite cannot build in a folder with these characters in its path, and fails before it reads our configuration.
// CommonJS, because Node cannot load modules from some of these folders.
const { sep } = require("node:path");

const broken = process
  .cwd()
  .split(sep)
  .find((name) => /[#%?\\]/.test(name));
if (broken !== undefined) {
  console.error(
    `The folder "${broken}" has a character in its name that breaks the build. Rename it without #, %, ? and \\.`,
  );
  process.exit(1);
}
