import { get, type IncomingMessage } from "node:http";

/** How many bytes a server sends for a page, compressed by brotli, with its headers. */
export async function answerBytes(url: string): Promise<number> {
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    get(url, { headers: { "Accept-Encoding": "br" } }, resolve).on("error", reject);
  });
  const statusLine = `HTTP/1.1 ${response.statusCode} ${response.statusMessage}`;
  const headers = response.rawHeaders.reduce((sum, part) => sum + part.length + 2, 0);
  let bytes = statusLine.length + headers + 4;
  for await (const part of response as AsyncIterable<Buffer>) bytes += part.length;
  return bytes;
}
