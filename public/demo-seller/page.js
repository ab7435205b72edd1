// Shows the cart that the address carries. Anyone can write an address, so each value is checked
// for length and set as text, never as HTML.
(() => {
  const maxLength = 80;
  const rows = [
    ["variant", "Plan"],
    ["productId", "productId"],
    ["variantId", "variantId"],
    ["quantity", "quantity"],
    ["shopId", "shopId"],
  ];

  const query = new URLSearchParams(window.location.search);
  const list = document.querySelector("#cart-rows");
  for (const [name, label] of rows) {
    const value = query.get(name)?.trim().slice(0, maxLength);
    if (value) {
      const row = document.createElement("div");
      const term = document.createElement("dt");
      const detail = document.createElement("dd");
      term.textContent = label;
      detail.textContent = value;
      row.append(term, detail);
      list.append(row);
    }
  }
  document.querySelector("#cart").hidden = list.childElementCount === 0;
  document.querySelector("#no-cart").hidden = list.childElementCount > 0;

  // Back to the very place the shopper came from, where that is this shop.
  document.querySelector("#back").addEventListener("click", (event) => {
    const cameFromShop = document.referrer.startsWith(`${window.location.origin}/`);
    if (!cameFromShop || window.history.length < 2) return;
    event.preventDefault();
    window.history.back();
  });
})();
