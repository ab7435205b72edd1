// A demonstration in place of SellAuth's script: the same global, the same signature, no sale.
// It leads to a page that shows the cart. src/data/README.md says how to connect a real seller.
(() => {
  const pauseMs = 400;
  const mark = "data-checking-out";

  async function checkout(button, { cart, shopId, modal }) {
    if (button.hasAttribute(mark)) return;
    button.setAttribute(mark, "");
    // The mark stays until the page is left, and is gone should the shopper come back to it.
    window.addEventListener("pagehide", () => button.removeAttribute(mark), { once: true });

    await new Promise((resolve) => {
      setTimeout(resolve, pauseMs);
    });

    const [{ productId, variantId, quantity }] = cart;
    const query = new URLSearchParams({
      "cart[0][productId]": productId,
      "cart[0][variantId]": variantId,
      "cart[0][quantity]": quantity,
      shopId,
      modal,
    });
    window.location.assign(`/demo-seller/index.html?${query}`);
  }

  window.sellAuthEmbed = { checkout };
})();
