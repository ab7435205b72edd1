import sharp from "sharp";
import { readFileSync, readdirSync } from "node:fs";
const enc=(fmt,w)=>fmt==="webp"?{quality:70,effort:0}:w<=1344?{quality:45,effort:2}:{quality:45,effort:w<=1600?1:0,chromaSubsampling:"4:2:0"};
const old=[112,224,320,672,800,1184,1344,1600,2400], neu=[112,224,320,672,800,1344,1600,2400];
const total={old:0,new:0}, bytes={old:0,new:0}; let n=0;
for (const f of readdirSync("src/data/media").filter(f=>f.endsWith(".png"))) { n++; const src=readFileSync("src/data/media/"+f);
 for (const [k,ws] of [["old",old],["new",neu]]) { const a=process.cpuUsage();
  for (const [fmt,w] of [...ws.map(w=>["avif",w]),["webp",1080]]) bytes[k]+=(await sharp(src).autoOrient().resize(w).toFormat(fmt, k==="old"?(fmt==="webp"?{quality:70}:{quality:45,effort:2}):enc(fmt,w)).toBuffer()).length;
  const d=process.cpuUsage(a); total[k]+=(d.user+d.system)/1e6; } }
console.log(n, "pictures", total, "each", total.old/n, total.new/n, bytes, "concurrency", sharp.concurrency());
