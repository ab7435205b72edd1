/** A currency's sign before an amount, unless the display face has it. */
const foreignSign = /^(?![$€£¥])\p{Sc}(?=\d)/u;

/** A price. The sign of another face keeps its distance from the digits. */
export function Price({ text }: { text: string }) {
  const sign = foreignSign.exec(text)?.[0];
  if (sign === undefined) return text;
  return (
    <>
      <span className="me-[0.1em]">{sign}</span>
      {text.slice(sign.length)}
    </>
  );
}
