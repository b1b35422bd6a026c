import { useClient } from '@gezi/client';
import { draftOrderFromContract, orderLineFields, type PurchaseOrder } from '@gezi/domain';
import { PageCard } from '@gezi/ui';
import { App } from 'antd';
import { useEffect, useEffectEvent } from 'react';
import { useWatch } from 'react-hook-form';
import { DraftFrame } from '../../../documents/DraftFrame';
import type { LoadedDocument } from '../../../documents/DocumentPage';
import { useDraftPage } from '../../../documents/useDraftPage';
import { AreaField } from '../../../forms/fields/AreaField';
import { DayField } from '../../../forms/fields/DayField';
import { DictField } from '../../../forms/fields/DictField';
import { FileListField } from '../../../forms/fields/FileListField';
import { TextField } from '../../../forms/fields/TextField';
import { RecordForm } from '../../../forms/RecordForm';
import { ContractLines } from '../shared/ContractLines';
import { ContractField } from '../shared/ContractSelect';
import { contractRowOf, draftTotal } from '../shared/core/contractRows';
import { DocumentTotal } from '../shared/DocumentTotal';
import { ORDER_LIST_PATH, orderPath } from '../shared/orderPath';
import { OrderStatusTag } from '../shared/OrderStatusTag';
import { useTexts } from '../shared/texts';
import { orderKind } from './orderKind';
import { useOrderDraft } from './useOrderDraft';

interface OrderDraftProps extends Omit<LoadedDocument<PurchaseOrder>, 'reloads'> {
  /** Contract that a new order starts with. */
  contractId: string | null;
}

/** The editor of an order in draft; without a `doc`, of a new one. */
export function OrderDraft({ doc: order, contractId, onReload, onStored }: OrderDraftProps) {
  const texts = useTexts();
  const client = useClient();
  const { message } = App.useApp();
  const page = useDraftPage(orderKind, { doc: order, pathOf: orderPath, onReload, onStored });
  const form = useOrderDraft(order, { onStored: page.onStored });
  const { record } = form;
  const contract = useWatch({ control: record.form.control, name: 'contract' });

  /** Replaces the lines with what is left of a contract. */
  async function takeContract(id: string | undefined) {
    if (id === undefined) return form.loadLines([]);
    const draft = await client.call(draftOrderFromContract, { contractId: id });
    const { setValue } = record.form;
    const name = [draft.contractNo, draft.contractName].filter(Boolean).join(' ');
    setValue('contract', { id, name }, { shouldDirty: true, shouldValidate: true });
    if (draft.payType) setValue('payType', draft.payType, { shouldDirty: true });
    if (draft.orderDetailList.length === 0) void message.warning(texts.nothingLeft);
    form.loadLines(draft.orderDetailList.map((line, nth) => contractRowOf('count', { ...line, id: `row_${nth + 1}` })));
  }

  const startWith = useEffectEvent(() => {
    if (!order && contractId) void takeContract(contractId);
  });
  useEffect(() => startWith(), []);

  return (
    <DraftFrame
      page={page}
      form={form}
      title={order ? texts.editOrder : texts.addOrder}
      tags={order && <OrderStatusTag order={order} />}
      description={order?.orderNo}
      listPath={ORDER_LIST_PATH}
      total={<DocumentTotal label={texts.total} amount={draftTotal('count', form.lines)} />}
    >
      <RecordForm record={record} label={texts.orderInfo}>
        <PageCard title={texts.orderInfo}>
          <div className="gezi-document-fields">
            <ContractField
              name="contract"
              label={texts.contract}
              onChosen={(chosen) => void takeContract(chosen?.id)}
            />
            <DayField name="orderDate" label={texts.orderDate} />
            <DayField name="demandTime" label={texts.demandTime} placeholder={texts.neededToSubmit} />
            <DictField name="payType" label={texts.payType} dictCode="pay_type" />
            <TextField name="consignee" label={texts.consignee} placeholder={texts.neededToSubmit} autoComplete="off" />
            <TextField
              name="consigneeTel"
              label={texts.consigneeTel}
              placeholder={texts.neededToSubmit}
              inputMode="tel"
              autoComplete="off"
            />
            <TextField
              name="consigneeAddr"
              label={texts.consigneeAddr}
              placeholder={texts.neededToSubmit}
              autoComplete="off"
              className="gezi-field-wide"
            />
            <AreaField name="remark" label={texts.remark} lines={[1, 6]} className="gezi-field-wide" />
            <FileListField name="fileUrl" label={texts.fileUrl} biz="purchaseOrder" className="gezi-field-wide" />
          </div>
        </PageCard>
        <ContractLines
          form={form}
          title={texts.lines}
          contractId={contract?.id}
          fields={FIELDS}
          quantity="count"
          isPriceNeeded
        />
      </RecordForm>
    </DraftFrame>
  );
}

const ENTERED: readonly string[] = [
  'materialCode',
  'materialName',
  'models',
  'unit',
  'count',
  'price',
  'demandTime',
  'remark',
];
const FIELDS = orderLineFields.filter(({ key }) => ENTERED.includes(key));
