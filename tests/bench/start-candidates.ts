/** A way to start the app, replacing the page's start script. */
export type StartCandidate = {
  name: string;
  /** The HTML that replaces the page's start script and preloads. */
  change: (html: string) => string;
};

const startScript = /<script data-entry="([^"]+)" data-chunks="([^"]*)">[\s\S]*?<\/script>/;
const signs = `["pointerdown","touchstart","keydown"].forEach(s=>addEventListener(s,go,{capture:true,passive:true}))`;

const preloads = (chunks: string, rest = "") =>
  chunks
    .split(" ")
    .map((chunk) => `<link rel="modulepreload" href="${chunk}"${rest}>`)
    .join("");

/** A script that imports the app when `code` calls `go`, or on the first press. */
const starting = (entry: string, code: string, fetch: string) =>
  `<script>{let on;const go=()=>{if(!on){on=1;${fetch}import("${entry}")}};
const parsed=then=>document.readyState==="loading"?addEventListener("DOMContentLoaded",then):then();
const frames=then=>requestAnimationFrame(()=>requestAnimationFrame(then));
${signs};${code}}</script>`;

const fetchedEarly = (code: string) => (html: string) =>
  html.replace(
    startScript,
    (_, entry: string, chunks: string) =>
      preloads(`${entry} ${chunks}`, ' fetchpriority="low"') + starting(entry, code, ""),
  );

const fetchedLate = (code: string) => (html: string) =>
  html.replace(startScript, (_, entry: string, chunks: string) =>
    starting(
      entry,
      code,
      `for(const href of "${chunks}".split(" "))document.head.append(Object.assign(document.createElement("link"),{rel:"modulepreload",fetchPriority:"low",href}));`,
    ),
  );

const afterFirstPaint = "frames(()=>parsed(go))";
const afterTopPicture =
  "parsed(()=>Promise.all([...document.querySelectorAll('img[fetchpriority=high]')].map(i=>i.decode().catch(()=>{}))).then(()=>frames(go)))";
const afterLoad = `addEventListener("load",()=>frames(go))`;

/** The candidates that `npm run bench -- starts` compares. */
export const startCandidates: readonly StartCandidate[] = [
  { name: "as the shop does", change: (html) => html },
  {
    name: "plain module in the head",
    change: (html) =>
      html.replace(
        startScript,
        (_, entry: string, chunks: string) =>
          `${preloads(`${entry} ${chunks}`)}<script type="module" src="${entry}"></script>`,
      ),
  },
  { name: "fetched early, run after the first paint", change: fetchedEarly(afterFirstPaint) },
  { name: "fetched early, run after the picture on top", change: fetchedEarly(afterTopPicture) },
  { name: "fetched and run after the first paint", change: fetchedLate(afterFirstPaint) },
  {
    name: "fetched and run after the picture on top, however late",
    change: fetchedLate(afterTopPicture),
  },
  { name: "fetched and run after load", change: fetchedLate(afterLoad) },
];
