export type TakeFault = 'quantity-missing' | 'quantity-too-large';

/**
 * Why a quantity cannot be taken from a line.
 *
 * @param quantity number, or the typed text
 * @param left quantity that is left of the line; null: unlimited, the quantity may be entered later
 */
export function takeFault(quantity: unknown, left: number | null): TakeFault | undefined {
  const isEmpty = quantity === null || quantity === '';
  if (isEmpty && left === null) return undefined;
  if (isEmpty || !(Number(quantity) > 0)) return 'quantity-missing';
  return left !== null && Number(quantity) > left ? 'quantity-too-large' : undefined;
}
