/** The screenshots of one look. */
export type LookPictures = { path: string; name: string; widths: readonly number[] };

/** A page over the screenshots: a section per screen, a row per look, its widths side by side at one scale. */
export function lookIndexHtml(looks: readonly LookPictures[]): string {
  const screens = [...new Set(looks.map(({ path }) => screenOf(path)))];
  const sections = screens.map((screen) => {
    const rows = looks.filter(({ path }) => screenOf(path) === screen).map(row);
    return `<section>\n<h2>${screen}</h2>\n${rows.join("\n")}\n</section>`;
  });
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Screenshots</title>
<style>
  body { margin: 2rem; background: #222; color: #eee; font: 1rem/1.5 system-ui, sans-serif }
  h2 { margin-top: 4rem; font-family: monospace }
  .row { display: flex; gap: 1rem; align-items: start }
  figure { margin: 0; min-width: 0 }
  img { display: block; width: 100%; height: auto; border: 1px solid #555 }
  a { color: inherit }
</style>
${sections.join("\n")}
</html>
`;
}

function row({ name, widths }: LookPictures): string {
  const figures = widths.map((width) => {
    const file = `${name}-${width}.png`;
    return `<figure style="flex: ${width}"><a href="${file}"><img src="${file}" alt="${name} at ${width} px" loading="lazy">${width} px</a></figure>`;
  });
  return `<h3>${name}</h3>\n<div class="row">\n${figures.join("\n")}\n</div>`;
}

/** The pathname: looks at `/` and at `/?q=spoof` show the same screen. */
const screenOf = (path: string) => path.replace(/[?#].*$/, "");
