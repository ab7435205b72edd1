import { get, type IncomingMessage } from "node:http";

/** The size in bytes of a response with Brotli. */
export async function answerBytes(url: string): Promise<{ headers: number; body: number }> {
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    get(url, { headers: { "Accept-Encoding": "br" } }, resolve).on("error", reject);
  });
  const statusLine = `HTTP/1.1 ${response.statusCode} ${response.statusMessage}`;
  const fields = response.rawHeaders.reduce((sum, part) => sum + part.length + 2, 0);
  let body = 0;
  for await (const part of response as AsyncIterable<Buffer>) body += part.length;
  return { headers: statusLine.length + fields + 4, body };
}
