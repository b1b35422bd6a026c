import type { QueryField } from '@gezi/advanced-query';
import { useClient, useDict, usePermission } from '@gezi/client';
import {
  deletePositions,
  exportPositions,
  importPositions,
  listPositions,
  type InputOf,
  type PositionRow,
} from '@gezi/domain';
import type { BatchAction, GridColumn } from '@gezi/editable-grid';
import { formatDateTime } from '@gezi/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { App } from 'antd';
import { useCallback, useMemo, useState } from 'react';
import { AddButton } from '../../../crud/AddButton';
import { contains } from '../../../crud/core/contains';
import { pageParams, type ListState } from '../../../crud/core/listState';
import { ExportButton } from '../../../crud/ExportButton';
import { ImportRowsButton } from '../../../crud/ImportRowsButton';
import { ListView } from '../../../crud/ListView';
import { RowActions } from '../../../crud/RowActions';
import { RowButton } from '../../../crud/RowButton';
import type { SearchField } from '../../../crud/SearchField';
import { useRemoval } from '../../../crud/useRemoval';
import { PositionDrawer } from './PositionDrawer';
import { useTexts } from './texts';

/** `/isystem/position`: the positions people can have. */
export function PositionListPage() {
  const texts = useTexts();
  const client = useClient();
  const queries = useQueryClient();
  const { message } = App.useApp();
  const askRemoval = useRemoval();
  const mayAdd = usePermission('system:position:add');
  const mayEdit = usePermission('system:position:edit');
  const mayDelete = usePermission('system:position:delete');
  const mayExport = usePermission('system:position:export');
  const mayImport = usePermission('system:position:import');
  const { items: ranks } = useDict('position_rank');
  const [opened, setOpened] = useState<{ position?: PositionRow }>();
  const { mutate } = useMutation({
    mutationFn: (positions: readonly PositionRow[]) =>
      client.call(deletePositions, { ids: positions.map(({ id }) => id).join() }),
    networkMode: 'always',
    onSuccess: () => void message.success(texts.removed),
    onSettled: () => queries.invalidateQueries({ queryKey: [listPositions.path] }),
  });
  const remove = useCallback((positions: readonly PositionRow[]) => mutate(positions), [mutate]);

  const columns = useMemo<GridColumn<PositionRow>[]>(
    () => [
      { key: 'code', title: texts.code, width: 180, isOrder: true },
      { key: 'name', title: texts.name, width: 220, isOrder: true },
      { key: 'postRank', title: texts.rank, width: 110, isOrder: true, render: (row) => row.postRank_dictText },
      { key: 'createBy', title: texts.createBy, width: 120 },
      {
        key: 'createTime',
        title: texts.createTime,
        isOrder: true,
        render: ({ createTime }) => formatDateTime(createTime),
      },
      {
        key: 'actions',
        type: 'slot',
        title: texts.actions,
        width: 130,
        pin: 'end',
        render: (position) => (
          <RowActions>
            {mayEdit && <RowButton label={texts.edit} of={position.name} onClick={() => setOpened({ position })} />}
            {mayDelete && (
              <RowButton
                label={texts.remove}
                of={position.name}
                danger
                onClick={() => askRemoval(texts.removeConfirm(position.name), () => remove([position]))}
              />
            )}
          </RowActions>
        ),
      },
    ],
    [texts, mayEdit, mayDelete, askRemoval, remove],
  );
  const options = useMemo(() => ranks.map(({ value, label }) => ({ value, label })), [ranks]);
  const fields = useMemo<SearchField[]>(
    () => [
      { kind: 'text', name: 'name', label: texts.name },
      { kind: 'text', name: 'code', label: texts.code },
      { kind: 'choice', name: 'postRank', label: texts.rank, options },
    ],
    [texts, options],
  );
  const queryFields = useMemo<QueryField[]>(
    () => [
      { key: 'code', label: texts.code, type: 'text' },
      { key: 'name', label: texts.name, type: 'text' },
      { key: 'postRank', label: texts.rank, type: 'select', options },
      { key: 'createTime', label: texts.createTime, type: 'date' },
    ],
    [texts, options],
  );
  const batch = useMemo<BatchAction<PositionRow>[]>(
    () =>
      mayDelete
        ? [{ key: 'remove', label: texts.remove, danger: true, confirm: texts.removeSeveral, onClick: remove }]
        : [],
    [texts, mayDelete, remove],
  );

  return (
    <>
      <ListView
        title={texts.title}
        label={texts.listLabel}
        actions={(asked) => (
          <>
            {mayImport && <ImportRowsButton endpoint={importPositions} renews={[listPositions.path]} />}
            {mayExport && <ExportButton endpoint={exportPositions} asked={asked} fileName={texts.fileName} />}
            {mayAdd && <AddButton label={texts.add} onClick={() => setOpened({})} />}
          </>
        )}
        fields={fields}
        endpoint={listPositions}
        input={positionListInput}
        columns={columns}
        queryFields={queryFields}
        batchActions={batch}
        settings="system-position.list"
      />
      {opened && <PositionDrawer position={opened.position} onClose={() => setOpened(undefined)} />}
    </>
  );
}

function positionListInput(state: ListState): InputOf<typeof listPositions> {
  const { name, code, postRank } = state.filters;
  return { ...pageParams(state), name: contains(name), code: contains(code), postRank };
}
