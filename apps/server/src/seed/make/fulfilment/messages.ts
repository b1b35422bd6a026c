import { contractStatus, orderStatus, supplementStatus, type SupplierBusType } from '@gezi/domain';
import { contractTexts } from '../../../features/contracts/shared/contractTexts';
import { supplementTexts } from '../../../features/contracts/shared/supplementTexts';
import { orderTexts } from '../../../features/orders/shared/orderTexts';
import type { supplierMessage } from '../../../platform/db';
import { inEachLanguage } from '../../../platform/texts';
import type { fulfilment } from './fulfilment';
import type { FulfilmentWorld } from './world';

interface Written {
  title: string;
  content: string;
}

/** Messages to suppliers about what waits for their answer. */
export function messages(
  { contracts, supplements, orders }: ReturnType<typeof fulfilment>,
  { newId, tenantId, suppliers }: FulfilmentWorld,
): (typeof supplierMessage.$inferInsert)[] {
  const contractOf = (id: string) => contracts.find(({ row }) => row.id === id)!.row;
  return [
    ...contracts
      .filter(({ row }) => row.status === contractStatus.toConfirm)
      .map(({ row }) =>
        message('contractInfo', row, () => ({
          title: contractTexts.notice.waitTitle,
          content: contractTexts.notice.waitContent(row.contractNo, row.contractName),
        })),
      ),
    ...supplements
      .filter(({ status }) => status === supplementStatus.toConfirm)
      .map((row) =>
        message('contractInfo', { ...row, id: row.contractId }, () => ({
          title: supplementTexts.notice.waitTitle,
          content: supplementTexts.notice.waitContent(row.supplementalNo, contractOf(row.contractId).contractNo),
        })),
      ),
    ...orders
      .filter(({ row }) => row.status === orderStatus.toConfirm)
      .map(({ row }) =>
        message('purchaseOrder', row, () => ({
          title: orderTexts.notice.title.submit,
          content: orderTexts.notice.content.submit(row.orderNo),
        })),
      ),
  ];

  function message(
    busType: SupplierBusType,
    row: {
      id: string;
      supplierId: string;
      updateBy: string | null;
      updateTime: string | null;
      sysOrgCode: string | null;
    },
    write: () => Written,
  ) {
    const [chinese, english] = inEachLanguage(write);
    const time = row.updateTime!;
    return {
      id: newId('fulfilmentMessage'),
      supplierId: row.supplierId,
      supplierName: suppliers.find(({ id }) => id === row.supplierId)!.name,
      title: chinese.title,
      titleEn: english.title,
      content: chinese.content,
      contentEn: english.content,
      busType,
      busId: row.id,
      sendTime: time,
      createBy: row.updateBy,
      createTime: time,
      updateTime: time,
      sysOrgCode: row.sysOrgCode,
      tenantId,
    };
  }
}
