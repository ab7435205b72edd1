type AfterPaymentProps = {
  steps: readonly string[];
};

/** The owner's steps after paying, if there are any. */
export function AfterPayment({ steps }: AfterPaymentProps) {
  if (steps.length === 0) return null;
  return (
    <>
      <p className="mt-4 font-semibold">After you pay</p>
      <ol className="mt-1 list-decimal text-quiet">
        {steps.map((step) => (
          // The margin for the number is on the item, because its text may run from right to left.
          <li key={step} dir="auto" className="ms-6">
            {step}
          </li>
        ))}
      </ol>
    </>
  );
}
