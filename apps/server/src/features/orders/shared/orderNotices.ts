import type { Services } from '../../../FeatureModule';
import type { Caller } from '../../../platform/http/Caller';
import { documentNotices } from '../../../records/documents/documentNotices';
import { namedTitle } from '../../../records/notices/namedTitle';
import { supplierEvents } from '../../../records/notices/supplierEvents';
import { supplierLookup } from '../../../records/suppliers/supplierLookup';
import { orderPage, receiptPage, type StoredOrder } from './orderKind';
import { orderTexts } from './orderTexts';

const { notice } = orderTexts;

/** Events of an order that the other side is notified of. */
type News = keyof typeof notice.title;

/** Notices about orders (contract, part 3 §6). */
export function orderNotices(services: Pick<Services, 'db' | 'clock' | 'notices'>) {
  const queue = documentNotices(services);
  const recordEvent = supplierEvents(services);
  const suppliers = supplierLookup(services.db);
  const waiting: (() => void)[] = [];

  return {
    toSupplier,
    toPurchaser,

    /** Notifies open windows; call it after the transaction commits. */
    notifyWindows() {
      queue.notifyWindows();
      for (const notify of waiting.splice(0)) notify();
    },
  };

  /** @param detail reason, receipt or day that the text names */
  async function toSupplier(
    caller: Caller,
    news: News,
    order: StoredOrder,
    detail: () => string = () => '',
  ): Promise<void> {
    for (const supplier of await suppliers.contactsOf([order.supplierId])) {
      const event = {
        busType: 'purchaseOrder',
        busId: order.id,
        title: namedTitle(() => notice.title[news], order.orderNo),
        content: () => notice.content[news](order.orderNo, detail()),
      } as const;
      waiting.push(await recordEvent(supplier, event, caller.username));
    }
  }

  /** @param receiptId leads to the receipt instead of the order */
  function toPurchaser(
    caller: Caller,
    news: News,
    order: StoredOrder,
    detail: () => string = () => '',
    receiptId?: string,
  ): Promise<void> {
    const link = receiptId
      ? { page: receiptPage(receiptId), busType: 'orderReceipt', busId: receiptId }
      : { page: orderPage(order.id), busType: 'purchaseOrder', busId: order.id };
    return queue.send(caller, {
      ...link,
      userIds: [order.purchaseUserId],
      title: namedTitle(() => notice.title[news], order.orderNo),
      content: () => notice.content[news](order.orderNo, detail()),
      priority: news === 'refuse' || news === 'remind' ? 'H' : 'M',
    });
  }
}
