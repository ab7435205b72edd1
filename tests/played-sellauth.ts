/** The hosts of SellAuth's script: its API, and where it loads its captcha from. */
type SellAuthHosts = { api: string; captcha: string };

/**
 * SellAuth's script as its public copies behave: it sets itself up on `load`, injects a style and a
 * captcha from another host, calls an API, marks the button, and opens the checkout in a window.
 */
export function sellAuthScript({ api, captcha }: SellAuthHosts): string {
  return `
(() => {
  const append = (tag, properties) =>
    document.head.append(Object.assign(document.createElement(tag), properties));
  const injectStyles = () =>
    append("style", { textContent: "[data-checking-out] { opacity: 0.6 }" });
  const injectCaptcha = () =>
    append("script", { type: "module", src: "${captcha}/npm/altcha@1.2.0/+esm" });
  const checkout = async (button, request) => {
    button.setAttribute("data-checking-out", "");
    const body = JSON.stringify(request);
    const response = await fetch("${api}/v1/checkout", { method: "POST", body });
    const { url } = await response.json();
    window.open(url);
    button.removeAttribute("data-checking-out");
  };
  window.sellAuthEmbed = { checkout, injectStyles, injectCaptcha };
  window.addEventListener("load", () => {
    injectStyles();
    injectCaptcha();
  });
})();
`;
}
