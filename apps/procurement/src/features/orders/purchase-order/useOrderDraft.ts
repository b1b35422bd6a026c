import { useClient, useSession } from '@gezi/client';
import { addOrder, editOrder, OrderAdd, orderLineFields, type PurchaseOrder } from '@gezi/domain';
import { useDocumentForm, type DocumentValues } from '../../../documents/useDocumentForm';
import { draftFor } from '../../../forms/core/draft';
import type { ChosenContract } from '../shared/ContractSelect';
import { contractLineFrom, contractRowOf, type ContractLineRow } from '../shared/core/contractRows';
import { useTexts } from '../shared/texts';
import { useContractLineEntry } from '../shared/useContractLineEntry';

/** Form values of an order in draft. */
export interface OrderValues extends DocumentValues<ContractLineRow> {
  contract: ChosenContract | null;
  orderDate: string | null;
  demandTime: string | null;
  consignee: string;
  consigneeTel: string;
  consigneeAddr: string;
  payType: string | null;
  remark: string;
  fileUrl: string;
}

/** Members that an order needs to be submitted. */
const NEEDED = ['demandTime', 'consignee', 'consigneeTel', 'consigneeAddr'] as const;

/** The form of an order in draft. @param order absent for a new one */
export function useOrderDraft(
  order: PurchaseOrder | undefined,
  { onStored }: { onStored: (order: PurchaseOrder) => void },
) {
  const texts = useTexts();
  const client = useClient();
  const { user } = useSession();
  const lines = useContractLineEntry('orderDetailList', 'count', orderLineFields);

  return useDocumentForm<OrderValues, ContractLineRow, ContractLineRow, PurchaseOrder>({
    doc: order,
    schema: OrderAdd,
    initial: order ? valuesOf(order) : { ...EMPTY, consignee: user?.realname ?? '' },
    draft: draftFor('purchase-order', order),
    lines,
    valuesOf,
    fieldOf: (member) => (member === 'contractId' || member === 'supplierId' ? 'contract' : member),
    save({ lines: _lines, contract, ...header }, rows, stored) {
      const body = {
        ...header,
        contractId: contract?.id ?? '',
        orderDetailList: rows.map((row) => contractLineFrom('count', row)),
      };
      return stored
        ? client.call(editOrder, { ...body, id: stored.id, updateTime: stored.updateTime }, { silent: true })
        : client.call(addOrder, body, { silent: true });
    },
    rules(values, isComplete) {
      if (!isComplete) return undefined;
      const missing = NEEDED.filter((name) => !String(values[name] ?? '').trim());
      return {
        ...Object.fromEntries(missing.map((name) => [name, texts.fillIn(texts[name])])),
        ...(values.lines.length === 0 && { lines: texts.linesNeeded }),
      };
    },
    onStored,
  });
}

export type OrderDraftForm = ReturnType<typeof useOrderDraft>;

const EMPTY: OrderValues = {
  contract: null,
  orderDate: null,
  demandTime: null,
  consignee: '',
  consigneeTel: '',
  consigneeAddr: '',
  payType: null,
  remark: '',
  fileUrl: '',
  lines: [],
};

const valuesOf = (order: PurchaseOrder): OrderValues => ({
  contract: { id: order.contractId, name: [order.contractNo, order.contractName].filter(Boolean).join(' ') },
  orderDate: order.orderDate,
  demandTime: order.demandTime,
  consignee: order.consignee ?? '',
  consigneeTel: order.consigneeTel ?? '',
  consigneeAddr: order.consigneeAddr ?? '',
  payType: order.payType,
  remark: order.remark ?? '',
  fileUrl: order.fileUrl ?? '',
  lines: order.orderDetailList.map((line) => contractRowOf('count', line)),
});
