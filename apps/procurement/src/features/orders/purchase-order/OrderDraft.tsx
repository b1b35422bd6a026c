import { useClient, usePermission } from '@gezi/client';
import { draftOrderFromContract, orderLineFields, type PurchaseOrder } from '@gezi/domain';
import { PageCard, useLocale } from '@gezi/ui';
import { useEffect, useEffectEvent, useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { ActionBar } from '../../../documents/ActionBar';
import { DocumentFrame } from '../../../documents/DocumentFrame';
import type { LoadedDocument } from '../../../documents/DocumentPage';
import { LineGrid } from '../../../documents/LineGrid';
import { useTexts as useDocumentTexts } from '../../../documents/texts';
import { useDocumentActions } from '../../../documents/useDocumentActions';
import { useDraftButtons } from '../../../documents/useDraftButtons';
import { AreaField } from '../../../forms/fields/AreaField';
import { DayField } from '../../../forms/fields/DayField';
import { DictField } from '../../../forms/fields/DictField';
import { FileListField } from '../../../forms/fields/FileListField';
import { TextField } from '../../../forms/fields/TextField';
import { RecordForm } from '../../../forms/RecordForm';
import { contractColumns } from '../shared/contractColumns';
import { ContractLineButton } from '../shared/ContractLineButton';
import { ContractField } from '../shared/ContractSelect';
import { contractRowOf, draftTotal } from '../shared/core/contractRows';
import { DocumentTotal } from '../shared/DocumentTotal';
import { ORDER_LIST_PATH, orderPath } from '../shared/orderPath';
import { OrderStatusTag } from '../shared/OrderStatusTag';
import { useTexts } from '../shared/texts';
import { useContractLeft } from '../shared/useContractLeft';
import { orderKind } from './orderKind';
import { useOrderDraft, type OrderDraftForm, type OrderValues } from './useOrderDraft';

interface OrderDraftProps extends Omit<LoadedDocument<PurchaseOrder>, 'reloads'> {
  /** Contract that a new order starts with. */
  contractId: string | null;
}

/** The editor of an order in draft; without a `doc`, of a new one. */
export function OrderDraft({ doc: order, contractId, onReload, onStored }: OrderDraftProps) {
  const texts = useTexts();
  const navigate = useNavigate();
  const client = useClient();
  const maySubmit = usePermission('purchase:purchaseOrder:submit');
  const actions = useDocumentActions(orderKind, follow);
  const form = useOrderDraft(order, {
    onStored: (next) => {
      follow(next);
      actions.refresh();
    },
    onLinesRefused: () => {},
  });
  const { record } = form;
  const buttons = useDraftButtons({
    form,
    actions,
    id: order?.id,
    open: order ? order.actions : maySubmit ? ['submit'] : [],
  });

  /** Shows a stored state: the editor while it is a draft, else the view. */
  function follow(next: PurchaseOrder) {
    onStored(next);
    const isDraft = next.actions.includes('edit');
    if (!order || !isDraft) void navigate(orderPath(next.id, isDraft ? 'edit' : undefined), { replace: true });
  }

  /** Replaces the lines with what is left of a contract. */
  async function takeContract(id: string | undefined) {
    if (id === undefined) return form.loadLines([]);
    const draft = await client.call(draftOrderFromContract, { contractId: id });
    const { setValue } = record.form;
    const name = [draft.contractNo, draft.contractName].filter(Boolean).join(' ');
    setValue('contract', { id, name }, { shouldDirty: true, shouldValidate: true });
    if (draft.payType) setValue('payType', draft.payType, { shouldDirty: true });
    form.loadLines(draft.orderDetailList.map((line, nth) => contractRowOf('count', { ...line, id: `row_${nth + 1}` })));
  }

  const startWith = useEffectEvent(() => {
    if (!order && contractId) void takeContract(contractId);
  });
  useEffect(() => startWith(), []);

  return (
    <DocumentFrame
      title={order ? texts.editOrder : texts.addOrder}
      tags={order && <OrderStatusTag order={order} />}
      description={order?.orderNo}
      listPath={ORDER_LIST_PATH}
      isPrintable={false}
      conflict={form.conflict}
      onReload={() => {
        record.storeDraft();
        void onReload();
      }}
    >
      <RecordForm record={record} label={texts.orderInfo}>
        <PageCard title={texts.orderInfo}>
          <div className="gezi-document-fields">
            <ContractField
              name="contract"
              label={texts.contract}
              onChosen={(contract) => void takeContract(contract?.id)}
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
        <OrderLines form={form} />
      </RecordForm>
      <ActionBar buttons={buttons}>
        <DocumentTotal label={texts.total} amount={draftTotal('count', form.lines)} />
      </ActionBar>
      {actions.dialog}
    </DocumentFrame>
  );
}

/** Lines of the contract with ordered quantities. */
function OrderLines({ form }: { form: OrderDraftForm }) {
  const texts = useTexts();
  const { quantityInvalid, unlimited, lineCount } = useDocumentTexts();
  const language = useLocale();
  const contract = useWatch<OrderValues, 'contract'>({ name: 'contract' });
  const { isComplete, refusals } = form;
  const contractLeft = useContractLeft(contract?.id, form.lines);
  const columns = useMemo(
    () =>
      contractColumns({
        fields: FIELDS,
        quantity: 'count',
        contractLeft,
        isPriceNeeded: true,
        texts: { ...texts, quantityInvalid, unlimited },
        language,
        isComplete,
        refusals,
      }),
    [contractLeft, texts, quantityInvalid, unlimited, language, isComplete, refusals],
  );
  return (
    <PageCard title={texts.lines} note={lineCount(form.lines.length)}>
      <LineGrid
        form={form}
        label={texts.lines}
        columns={columns}
        isEditable
        isOpen
        isTyped={false}
        emptyText={texts.linesEmpty}
        tools={
          <ContractLineButton
            contractId={contract?.id}
            quantity="count"
            lines={form.lines}
            insert={(rows) => form.insertLines(rows)}
          />
        }
      />
    </PageCard>
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
