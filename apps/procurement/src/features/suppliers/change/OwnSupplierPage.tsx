import { useClient } from '@gezi/client';
import {
  isAuditOpen,
  listSupplierChanges,
  supplierChangeFields,
  viewOwnSupplier,
  withdrawSupplierChange,
  type SupplierChange,
} from '@gezi/domain';
import { PageCard, PageHeader, useLocale } from '@gezi/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { App, Button } from 'antd';
import { useMemo, useState } from 'react';
import { ListGrid } from '../../../crud/ListGrid';
import { RecordState } from '../../../crud/RecordState';
import { invalidate } from '../../../crud/invalidate';
import { listColumns } from '../../../crud/listColumns';
import { usePageState } from '../../../crud/usePageState';
import { SupplierFacts } from '../shared/SupplierFacts';
import { changeFaces } from './changeFaces';
import { ProposeDialog } from './ProposeDialog';
import { useTexts } from './texts';

const COLUMNS = ['changeFields', 'reason', 'auditStatus', 'applyTime', 'auditTime', 'auditOpinion'];
/** Most recent changes shown. */
const SHOWN = 50;

/** `/supplier/info`: the supplier that the caller acts for, and the changes it proposed. */
export function OwnSupplierPage() {
  const texts = useTexts();
  const client = useClient();
  const language = useLocale();
  const [isOpen, setOpen] = useState(false);
  const own = useQuery({
    queryKey: [viewOwnSupplier.path],
    queryFn: ({ signal }) => client.call(viewOwnSupplier, {}, { signal, silent: true }),
    retry: false,
  });
  const changes = useQuery({
    queryKey: [listSupplierChanges.path, { pageSize: SHOWN }],
    queryFn: ({ signal }) => client.call(listSupplierChanges, { pageSize: SHOWN }, { signal, silent: true }),
    enabled: own.data !== undefined,
  });
  const page = usePageState(changes);
  const columns = useMemo(
    () => listColumns<SupplierChange>(supplierChangeFields, { language, dicts: {}, faces: changeFaces, keys: COLUMNS }),
    [language],
  );
  const rowActions = useWithdrawal();
  const supplier = own.data;
  if (!supplier) {
    return (
      <>
        <PageHeader title={texts.infoTitle} />
        <RecordState
          isNone={false}
          loading={texts.loading}
          error={own.error}
          onRetry={() => void own.refetch()}
          missing={texts.none}
          back={{ label: texts.home, path: '/dashboard/analysis' }}
        />
      </>
    );
  }
  return (
    <>
      <PageHeader
        title={texts.infoTitle}
        actions={
          <Button type="primary" onClick={() => setOpen(true)}>
            {texts.propose}
          </Button>
        }
      />
      <PageCard>
        <SupplierFacts supplier={supplier} maxColumns={3} />
      </PageCard>
      <PageCard title={texts.ownTitle} padded={false}>
        <ListGrid
          label={texts.ownTitle}
          columns={columns}
          rowActions={rowActions}
          rowName={nameOf}
          {...page}
          maxHeight={420}
        />
      </PageCard>
      {isOpen && <ProposeDialog supplier={supplier} onClose={() => setOpen(false)} />}
    </>
  );
}

/** Row action that withdraws a change that awaits its audit. */
function useWithdrawal() {
  const texts = useTexts();
  const client = useClient();
  const queries = useQueryClient();
  const { modal, message } = App.useApp();
  return useMemo(
    () => [
      {
        key: 'withdraw',
        label: texts.withdraw,
        visible: ({ auditStatus }: SupplierChange) => isAuditOpen('withdraw', auditStatus),
        onClick: ({ id }: SupplierChange) =>
          void modal.confirm({
            title: texts.withdrawConfirm,
            onOk: async () => {
              await client.call(withdrawSupplierChange, { id });
              void message.success(texts.withdrawn);
              await invalidate(queries, listSupplierChanges);
            },
          }),
      },
    ],
    [texts, client, queries, modal, message],
  );
}

const nameOf = ({ changeFields }: SupplierChange) => changeFields.map(({ label }) => label).join('、');
