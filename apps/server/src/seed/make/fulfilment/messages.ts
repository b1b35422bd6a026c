import { contractStatus, orderStatus, supplementStatus, type SupplierBusType } from '@gezi/domain';
import type { supplierMessage } from '../../../platform/db';
import type { fulfilment } from './fulfilment';
import type { FulfilmentWorld } from './world';

type Written = Pick<typeof supplierMessage.$inferInsert, 'title' | 'titleEn' | 'content' | 'contentEn'>;

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
        message('contractInfo', row, {
          title: `您有合同待确认：${row.contractNo}`,
          titleEn: `A contract waits for your confirmation: ${row.contractNo}`,
          content: `合同 ${row.contractNo}（${row.contractName}）等待贵公司确认。`,
          contentEn: `Contract ${row.contractNo} (${row.contractName}) waits for your confirmation.`,
        }),
      ),
    ...supplements
      .filter(({ status }) => status === supplementStatus.toConfirm)
      .map((row) => {
        const { contractNo } = contractOf(row.contractId);
        return message(
          'contractInfo',
          { ...row, id: row.contractId },
          {
            title: `您有补充协议待确认：${row.supplementalNo}`,
            titleEn: `A supplement waits for your confirmation: ${row.supplementalNo}`,
            content: `合同 ${contractNo} 的补充协议 ${row.supplementalNo} 等待贵公司确认。`,
            contentEn: `Supplement ${row.supplementalNo} to contract ${contractNo} waits for your confirmation.`,
          },
        );
      }),
    ...orders
      .filter(({ row }) => row.status === orderStatus.toConfirm)
      .map(({ row }) =>
        message('purchaseOrder', row, {
          title: `您有新的订单待确认：${row.orderNo}`,
          titleEn: `An order waits for your confirmation: ${row.orderNo}`,
          content: `订单 ${row.orderNo} 已提交，请确认。`,
          contentEn: `Order ${row.orderNo} was submitted. Please confirm it.`,
        }),
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
    written: Written,
  ) {
    const time = row.updateTime!;
    return {
      id: newId('fulfilmentMessage'),
      supplierId: row.supplierId,
      supplierName: suppliers.find(({ id }) => id === row.supplierId)!.name,
      ...written,
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
