import { useClient, usePermission } from '@gezi/client';
import {
  deleteSupplierEval,
  deleteSupplierEvals,
  evalStatus,
  listSupplierEvals,
  listSuppliers,
  listTodos,
  submitSupplierEval,
  supplierEvalFields,
  viewSupplierProfile,
  type SupplierEval,
} from '@gezi/domain';
import { useQueryClient } from '@tanstack/react-query';
import { App } from 'antd';
import { useMemo, useState } from 'react';
import { useSearchParams } from 'react-router';
import { invalidate } from '../../../crud/invalidate';
import type { Faces } from '../../../crud/listColumns';
import { ListPage, type ListAction } from '../../../crud/ListPage';
import { SupplierEvalForm } from './SupplierEvalForm';
import { SupplierEvalView } from './SupplierEvalView';
import { useTexts } from './texts';

const ENDPOINTS = { list: listSupplierEvals, delete: deleteSupplierEval, deleteBatch: deleteSupplierEvals };
const RENEWS = [listSuppliers, viewSupplierProfile, listTodos];
const isDraft = ({ status }: SupplierEval) => status === evalStatus.draft;
const isSubmitted = (evaluation: SupplierEval) => !isDraft(evaluation);
const FIXED = { edit: isSubmitted, remove: isSubmitted };
const FACES: Faces<SupplierEval> = {
  contractId: ({ contractId_dictText }) => contractId_dictText ?? '',
  orderId: ({ orderId_dictText }) => orderId_dictText ?? '',
};

/** `/evaluation/supplierEval`: evaluations of suppliers; `?add=1` opens a new one, about what the query names. */
export function SupplierEvalListPage() {
  const texts = useTexts();
  const client = useClient();
  const queries = useQueryClient();
  const { modal, message } = App.useApp();
  const mayAdd = usePermission('evaluation:supplierEval:add');
  const mayEdit = usePermission('evaluation:supplierEval:edit');
  const maySubmit = usePermission('evaluation:supplierEval:submit');
  const [params, setParams] = useSearchParams();
  const [viewed, setViewed] = useState<SupplierEval>();
  const rowActions = useMemo<ListAction<SupplierEval>[]>(() => {
    const submit = ({ id, supplierName }: SupplierEval) =>
      modal.confirm({
        title: texts.submitTitle(supplierName),
        content: texts.submitHint,
        onOk: async () => {
          await client.call(submitSupplierEval, { id });
          void message.success(texts.submitted);
          await invalidate(queries, listSupplierEvals, ...RENEWS);
        },
      });
    return [
      {
        key: 'view',
        label: texts.view,
        visible: (evaluation) => !mayEdit || isSubmitted(evaluation),
        onClick: setViewed,
      },
      'edit',
      {
        key: 'submit',
        label: texts.submit,
        visible: (evaluation) => maySubmit && isDraft(evaluation),
        onClick: submit,
      },
      'remove',
    ];
  }, [texts, mayEdit, maySubmit, client, queries, modal, message]);
  const subject = {
    supplierId: params.get('supplierId') ?? '',
    contractId: params.get('contractId'),
    contractNo: params.get('contractNo'),
    orderId: params.get('orderId'),
    orderNo: params.get('orderNo'),
  };

  return (
    <>
      <ListPage
        fields={supplierEvalFields}
        endpoints={ENDPOINTS}
        permission="evaluation:supplierEval"
        texts={texts}
        nameOf={nameOf}
        settings="supplier-evaluations"
        faces={FACES}
        rowActions={rowActions}
        isFixed={FIXED}
        invalidates={RENEWS}
        form={(opened) => <SupplierEvalForm {...opened} />}
      />
      {viewed && <SupplierEvalView evaluation={viewed} onClose={() => setViewed(undefined)} />}
      {mayAdd && params.get('add') === '1' && (
        <SupplierEvalForm {...(subject.supplierId && { subject })} onClose={() => setParams({}, { replace: true })} />
      )}
    </>
  );
}

const nameOf = ({ supplierName }: SupplierEval) => supplierName;
