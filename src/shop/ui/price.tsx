/** A currency sign that the display font lacks, before an amount. */
const foreignSign = /^(?![$€£¥])\p{Sc}/u;

/** A price. A sign from a fallback font gets a gap before the digits. */
export function Price({ text }: { text: string }) {
  return (
    <bdi>
      {foreignSign.test(text) ? (
        <>
          <span className="me-[0.1em]">{text[0]}</span>
          {text.slice(1)}
        </>
      ) : (
        text
      )}
    </bdi>
  );
}
