/** Path of the page of a sales order. */
export const saleOrderPagePath = (orderId: string): string =>
  `/sale/order/view?${new URLSearchParams({ id: orderId })}`;
