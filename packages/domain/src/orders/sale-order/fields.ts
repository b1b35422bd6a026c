import { orderFields } from '../purchase-order/fields';

/** Fields of the list of sales orders; the supplier is the caller's. */
export const saleOrderFields = orderFields.filter(({ key }) => key !== 'supplierName');
