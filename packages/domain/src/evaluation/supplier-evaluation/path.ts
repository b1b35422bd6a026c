/** A contract or an order that is evaluated. */
export interface EvaluatedSubject {
  supplierId: string;
  contractId?: string | null;
  /** Shown in the form. */
  contractNo?: string | null;
  orderId?: string | null;
  /** Shown in the form. */
  orderNo?: string | null;
}

/** Page of the app with the form of a new evaluation. */
export const newSupplierEvalPath = (subject: EvaluatedSubject): string => {
  const given = Object.entries(subject).filter(([, value]) => value);
  return `/evaluation/supplierEval?${new URLSearchParams({ add: '1', ...Object.fromEntries(given) })}`;
};
