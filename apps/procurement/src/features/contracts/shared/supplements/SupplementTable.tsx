import { useClient, usePermission } from '@gezi/client';
import { contractStatus, deleteSupplement, supplementFields, type ContractInfo, type Supplemental } from '@gezi/domain';
import { PlusOutlined } from '@ant-design/icons';
import type { RowAction } from '@gezi/editable-grid';
import { useLocale } from '@gezi/ui';
import { App, Button } from 'antd';
import { useMemo, useState } from 'react';
import { listColumns } from '../../../../crud/listColumns';
import { PartTable } from '../../../../documents/PartTable';
import { StatusTag } from '../../../../documents/StatusTag';
import { StoredFiles } from '../../../../documents/StoredFiles';
import { useDocumentActions } from '../../../../documents/useDocumentActions';
import { useTexts } from '../texts';
import { SupplementDialog } from './SupplementDialog';
import { supplementKind } from './supplementKind';

const COLORS = { '1': 'orange', '2': 'green', '3': 'red' };
const FACES = { status: (row: Supplemental) => <StatusTag doc={row} colors={COLORS} /> };

interface SupplementTableProps {
  contract: ContractInfo;
  onChanged: () => Promise<void>;
}

/** The supplemental agreements of a contract, with the actions of either party. */
export function SupplementTable({ contract, onChanged }: SupplementTableProps) {
  const texts = useTexts();
  const language = useLocale();
  const client = useClient();
  const { modal, message } = App.useApp();
  const mayEdit = usePermission('contract:contractInfo:edit');
  const [opened, setOpened] = useState<{ row?: Supplemental }>();
  const { rowActions, dialog } = useDocumentActions(supplementKind, onChanged);
  const columns = useMemo(
    () => [
      ...listColumns<Supplemental>(supplementFields, { language, dicts: {}, faces: FACES }),
      {
        key: 'supplementalUrl' as const,
        title: texts.supplementUrl,
        width: 220,
        render: ({ supplementalUrl }: Supplemental) => <StoredFiles list={supplementalUrl} />,
      },
    ],
    [language, texts],
  );
  const allows = (row: Supplemental, action: string) => mayEdit && (row.actions?.includes(action) ?? false);

  const actions: RowAction<Supplemental>[] = [
    { key: 'edit', label: texts.edit, visible: (row) => allows(row, 'edit'), onClick: (row) => setOpened({ row }) },
    ...rowActions,
    {
      key: 'remove',
      label: texts.removeLabel,
      danger: true,
      inMenu: true,
      visible: (row) => allows(row, 'remove'),
      onClick: ({ id, supplementalNo }) =>
        void modal.confirm({
          title: texts.removeSupplement(supplementalNo),
          okButtonProps: { danger: true },
          onOk: async () => {
            await client.call(deleteSupplement, { id });
            void message.success(texts.deleted);
            await onChanged();
          },
        }),
    },
  ];
  const { inForce, amending } = contractStatus;
  const isOpen = contract.status === inForce || contract.status === amending;
  const mayAdd = mayEdit && isOpen && contract.actions.includes('amend');

  return (
    <>
      {mayAdd && (
        <div className="gezi-contract-tools">
          <Button icon={<PlusOutlined aria-hidden />} onClick={() => setOpened({})}>
            {texts.addSupplement}
          </Button>
        </div>
      )}
      <PartTable
        label={texts.supplements}
        columns={columns}
        rows={contract.supplementalList}
        emptyText={texts.supplementsEmpty}
        actions={{ of: actions, nameOf }}
      />
      {opened && (
        <SupplementDialog
          contract={contract}
          {...opened}
          onSaved={() => void onChanged()}
          onClose={() => setOpened(undefined)}
        />
      )}
      {dialog}
    </>
  );
}

const nameOf = ({ supplementalNo }: Supplemental) => supplementalNo;
