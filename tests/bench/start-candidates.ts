/** A way to start the app, put in the place of the page's own start script. */
export type StartCandidate = {
  name: string;
  /** The page's start script and preloads, as they would be with this way. */
  change: (html: string) => string;
};

const startScript = /<script data-entry="([^"]+)">[\s\S]*?<\/script>/;
const signs = `["pointerdown","touchstart","keydown"].forEach(s=>addEventListener(s,go,{capture:true,passive:true}))`;

/** A script that imports the app when `code` calls `go`, or on the first sign of life. */
const startingWhen = (code: string) => (html: string) =>
  html.replace(
    startScript,
    (_, entry: string) => `<script>{let on;const go=()=>{if(!on){on=1;import("${entry}")}};
const ready=()=>document.readyState==="loading"?addEventListener("DOMContentLoaded",go):go();
${signs};${code}}</script>`,
  );

/** The ways that were thought of; `npm run bench -- starts` compares them. */
export const startCandidates: readonly StartCandidate[] = [
  { name: "as the shop does", change: (html) => html },
  {
    name: "plain module in the head",
    change: (html) =>
      html
        .replace(
          startScript,
          (_, entry: string) => `<script type="module" src="${entry}"></script>`,
        )
        .replaceAll(' fetchpriority="low"', ""),
  },
  {
    name: "module in the head, low priority",
    change: (html) =>
      html.replace(
        startScript,
        (_, entry: string) => `<script type="module" src="${entry}" fetchpriority="low"></script>`,
      ),
  },
  {
    name: "two frames after the first",
    change: startingWhen("requestAnimationFrame(()=>requestAnimationFrame(ready))"),
  },
  {
    name: "after the first contentful paint",
    change: startingWhen(
      `new PerformanceObserver((l,o)=>{if(l.getEntriesByName("first-contentful-paint").length){o.disconnect();setTimeout(ready)}}).observe({type:"paint",buffered:true})`,
    ),
  },
  {
    name: "after the picture on top is painted",
    change: startingWhen(
      `const top=()=>Promise.all([...document.querySelectorAll("img[fetchpriority=high]")].map(i=>i.decode().catch(()=>{}))).then(()=>requestAnimationFrame(()=>requestAnimationFrame(go)));
document.readyState==="loading"?addEventListener("DOMContentLoaded",top):top()`,
    ),
  },
  {
    name: "two frames after load",
    change: startingWhen(
      `addEventListener("load",()=>requestAnimationFrame(()=>requestAnimationFrame(go)))`,
    ),
  },
];
