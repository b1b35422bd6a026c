/** Paths of the lists. */
export const ORDER_LIST_PATH = '/purchase/order';
export const SALE_ORDER_LIST_PATH = '/sale/order';
export const RECEIPT_LIST_PATH = '/order/receipt';
export const INCREMENT_LIST_PATH = '/purchase/increment';

/** Paths of new documents. */
export const NEW_ORDER_PATH = '/purchase/order/view';
export const NEW_INCREMENT_PATH = '/purchase/increment/view';

const at = (path: string, id: string, mode?: 'edit') =>
  `${path}?${new URLSearchParams({ id, ...(mode && { mode }) }).toString()}`;

/** Path of an order; `edit` opens the editor of its draft. */
export const orderPath = (id: string, mode?: 'edit'): string => at(NEW_ORDER_PATH, id, mode);

/** Path of an increment; `edit` opens the editor of its draft. */
export const incrementPath = (id: string, mode?: 'edit'): string => at(NEW_INCREMENT_PATH, id, mode);

/** Path of a receipt. */
export const receiptPath = (id: string): string => at('/order/receipt/view', id);
