/** A mistake in how a data file is written: where, and what to do. */
export type SyntaxProblem = {
  start: number;
  message: string;
};

export const goBack = 'Or go back to the version before: the guide says how, under "Go back".';

/** What an owner reads, by the kind of mistake. */
export const sentences = {
  head: `the lines with import and export, with which the file begins, are changed, or something stands above them that belongs below. Write them as they were. ${goBack}`,
  outside: "this is outside the data. Move it above the last line, ]; or };, or delete it.",
  encoding:
    "the file is not saved as UTF-8. In Visual Studio Code, press the encoding in the bar at the bottom, then Save with Encoding, UTF-8. If letters of this line are lost, type them again.",
  conflict:
    "Git has put two versions of these lines here. Keep one, and delete the other and the lines with <<<<<<<, ======= and >>>>>>>.",
  fence: "this line is not part of the data. Delete it.",
  comma: "a comma is missing at the end of this line. In a comment, after //, it does not count.",
  twoCommas: "there are two commas in a row. Delete one of them.",
  twice:
    "is there twice. Delete one of the two. Or, if two entries run into one another here, write }, and { between them.",
  value: "this is not a text in quotes, a number, true, false or a list in square brackets.",
  quote: String.raw`a quote is missing, or there is one too many. A text is in straight quotes, on one line. For a new line in it, write \n; for a quote, \".`,
  curly: 'this quote is not straight. Write ".',
  path: 'this is a path on your computer. Write only the file\'s name, such as "radar.png"; a link to a file in public is "/terms.pdf".',
  backslash: String.raw`a single \ is not shown. Write \\ for it.`,
  endlessComment: "the comment /* does not end. Write */ at its end, or // in place of /*.",
  other:
    "something is missing or too much here or above: a quote, a comma, a colon or a bracket. Before a comment, write //.",
};
