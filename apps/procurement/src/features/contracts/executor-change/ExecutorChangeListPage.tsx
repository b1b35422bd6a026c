import {
  deleteExecutorChange,
  deleteExecutorChanges,
  executorChangeFields,
  listExecutorChanges,
  type ChangeExecutor,
} from '@gezi/domain';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { useNavigate } from 'react-router';
import { invalidate } from '../../../crud/invalidate';
import { ListPage, type ListAction, type OpenForm } from '../../../crud/ListPage';
import { StatusTag } from '../../../documents/StatusTag';
import { useDocumentActions } from '../../../documents/useDocumentActions';
import { contractPath } from '../shared/contractPath';
import { ExecutorChangeDialog } from '../shared/ExecutorChangeDialog';
import { useTexts } from '../shared/texts';
import { executorChangeKind } from './executorChangeKind';

const ENDPOINTS = { list: listExecutorChanges, delete: deleteExecutorChange, deleteBatch: deleteExecutorChanges };
const COLORS = { '0': 'orange', '1': 'green', '2': 'red' };
const FACES = { status: (row: ChangeExecutor) => <StatusTag doc={row} colors={COLORS} /> };
const allows = (row: ChangeExecutor, action: string) => row.actions?.includes(action) ?? false;
const FIXED = {
  edit: (row: ChangeExecutor) => !allows(row, 'edit'),
  remove: (row: ChangeExecutor) => !allows(row, 'remove'),
};

/** `/contract/changeExecutor`: applications for another executor. */
export function ExecutorChangeListPage() {
  const texts = useTexts();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const { rowActions, dialog } = useDocumentActions(executorChangeKind);
  const openContract = useCallback(
    ({ contractId }: ChangeExecutor) => void navigate(contractPath(contractId)),
    [navigate],
  );
  return (
    <>
      <ListPage
        fields={executorChangeFields}
        endpoints={ENDPOINTS}
        permission={executorChangeKind.resource}
        permissions={NO_ADD}
        texts={useMemo(
          () => ({ title: texts.changesTitle, listLabel: texts.changesList, removeConfirm: texts.removeChange }),
          [texts],
        )}
        nameOf={nameOf}
        settings="executor-changes"
        faces={FACES}
        isFixed={FIXED}
        rowActions={useMemo<ListAction<ChangeExecutor>[]>(
          () => [{ key: 'contract', label: texts.contract, onClick: openContract }, ...rowActions, 'edit', 'remove'],
          [texts, openContract, rowActions],
        )}
        form={({ row, onClose }: OpenForm<ChangeExecutor>) =>
          row && (
            <ExecutorChangeDialog
              contract={{ id: row.contractId, contractNo: row.contractNo }}
              row={row}
              onSaved={() => void invalidate(queries, listExecutorChanges)}
              onClose={onClose}
            />
          )
        }
        onRowActivate={openContract}
      />
      {dialog}
    </>
  );
}

const nameOf = ({ contractNo }: ChangeExecutor) => contractNo;

/** Applications start on the page of the contract. */
const NO_ADD = { add: '' };
