/** What the fake check shows when nobody could say the visitor's address. */
export const unknownIp = "Unknown";

/** The address in the lookup service's answer, or "Unknown" if it is no plain IPv4 or IPv6 text. */
export function visitorIp(answer: unknown): string {
  const ip = typeof answer === "object" && answer !== null && "ip" in answer && answer.ip;
  return typeof ip === "string" && isIpAddress(ip) ? ip : unknownIp;
}

const ipv4 = /^(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(?:\.(?!$)|$)){4}$/;

function isIpAddress(text: string): boolean {
  // The URL parser knows IPv6 by heart; the first test keeps out what would end its brackets.
  return ipv4.test(text) || (/^[\da-f:.]{2,45}$/i.test(text) && URL.canParse(`http://[${text}]/`));
}
