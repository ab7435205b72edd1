type AfterPaymentProps = {
  steps: readonly string[];
};

/** The owner's steps after paying, if there are any. */
export function AfterPayment({ steps }: AfterPaymentProps) {
  if (steps.length === 0) return null;
  return (
    <>
      <p className="mt-4 font-semibold">After you pay</p>
      <ol className="mt-1 list-decimal ps-6 text-quiet">
        {steps.map((step) => (
          <li key={step} dir="auto">
            {step}
          </li>
        ))}
      </ol>
    </>
  );
}
