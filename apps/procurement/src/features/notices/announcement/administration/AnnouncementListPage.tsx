import type { QueryField } from '@gezi/advanced-query';
import { useClient, usePermission } from '@gezi/client';
import {
  announcementStatus,
  listAnnouncements,
  type AnnouncementRow,
  type InputOf,
  exportAnnouncements,
  importAnnouncements,
} from '@gezi/domain';
import type { BatchAction } from '@gezi/editable-grid';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { App } from 'antd';
import { useCallback, useMemo, useState } from 'react';
import { AddButton } from '../../../../crud/AddButton';
import { contains } from '../../../../crud/core/contains';
import { pageParams, type ListState } from '../../../../crud/core/listState';
import { ExportButton } from '../../../../crud/ExportButton';
import { ImportRowsButton } from '../../../../crud/ImportRowsButton';
import { ListView } from '../../../../crud/ListView';
import type { SearchField } from '../../../../crud/SearchField';
import { useRemoval } from '../../../../crud/useRemoval';
import { categoriesOf, prioritiesOf, statesOf, targetsOf } from '../choices';
import { useTexts } from '../texts';
import { announcementColumns } from './announcementColumns';
import { AnnouncementDialog } from './AnnouncementDialog';
import { AnnouncementRowActions, type RowAction } from './AnnouncementRowActions';
import { PreviewDialog } from './PreviewDialog';
import { actOnAnnouncement, removeAnnouncements } from './queries';
import { ReadersDialog } from './ReadersDialog';

type Opened = { what: 'add' } | { what: 'edit' | 'view' | 'readers'; row: AnnouncementRow };

/** `/isystem/annountCement`: announcements from the draft to who has read them. */
export function AnnouncementListPage() {
  const texts = useTexts();
  const client = useClient();
  const queries = useQueryClient();
  const { message, modal } = App.useApp();
  const askRemoval = useRemoval();
  const mayAdd = usePermission('system:annountCement:add');
  const mayDelete = usePermission('system:annountCement:delete');
  const mayExport = usePermission('system:annountCement:export');
  const mayImport = usePermission('system:annountCement:import');
  const { mutateAsync: act } = useMutation(actOnAnnouncement(client, queries));
  const { mutate: removeAll } = useMutation(removeAnnouncements(client, queries));
  const [opened, setOpened] = useState<Opened>();

  const choose = useCallback(
    (action: RowAction, row: AnnouncementRow) => {
      if (action === 'edit' || action === 'view' || action === 'readers') return setOpened({ what: action, row });
      const said = { release: texts.released, revoke: texts.revoked, remove: texts.removed }[action];
      const run = async () => {
        // Said where all failed calls are; the question is answered all the same.
        await act({ action, id: row.id }).then(
          () => message.success(said),
          () => undefined,
        );
      };
      if (action === 'remove') return askRemoval(texts.removeConfirm(row.titile), () => void run());
      void modal.confirm({
        title: action === 'release' ? texts.release : texts.revoke,
        content: action === 'release' ? texts.releaseConfirm(row.titile) : texts.revokeConfirm(row.titile),
        okText: texts.ok,
        cancelText: texts.cancel,
        onOk: run,
      });
    },
    [act, message, modal, askRemoval, texts],
  );
  const columns = useMemo(
    () => announcementColumns(texts, (row) => <AnnouncementRowActions row={row} onChoose={choose} />),
    [texts, choose],
  );
  const batchActions = useMemo<BatchAction<AnnouncementRow>[]>(
    () =>
      mayDelete
        ? [
            {
              key: 'remove',
              label: texts.removeChosen,
              danger: true,
              onClick: (rows) => {
                const left = rows.filter(({ sendStatus }) => sendStatus !== announcementStatus.published);
                if (left.length < rows.length) return void message.warning(texts.revokeFirst);
                askRemoval(texts.removeSeveral(left.length), () =>
                  removeAll(
                    left.map(({ id }) => id),
                    { onSuccess: () => void message.success(texts.removed) },
                  ),
                );
              },
            },
          ]
        : [],
    [mayDelete, texts, message, askRemoval, removeAll],
  );
  const fields = useMemo<SearchField[]>(
    () => [
      { kind: 'text', name: 'titile', label: texts.title },
      { kind: 'choice', name: 'sendStatus', label: texts.state, options: statesOf(texts) },
      { kind: 'choice', name: 'msgCategory', label: texts.category, options: categoriesOf(texts) },
      { kind: 'choice', name: 'priority', label: texts.priority, options: prioritiesOf(texts) },
    ],
    [texts],
  );
  const queryFields = useMemo<QueryField[]>(
    () => [
      { key: 'titile', label: texts.title, type: 'text' },
      { key: 'msgCategory', label: texts.category, type: 'select', options: categoriesOf(texts) },
      { key: 'priority', label: texts.priority, type: 'select', options: prioritiesOf(texts) },
      { key: 'msgType', label: texts.target, type: 'select', options: targetsOf(texts) },
      { key: 'sendStatus', label: texts.state, type: 'select', options: statesOf(texts) },
      { key: 'sender', label: texts.sender, type: 'text' },
      { key: 'sendTime', label: texts.sendTime, type: 'date' },
    ],
    [texts],
  );
  const close = () => setOpened(undefined);

  return (
    <>
      <ListView
        title={texts.announcementList}
        label={texts.announcementListLabel}
        actions={(asked) => (
          <>
            {mayImport && <ImportRowsButton endpoint={importAnnouncements} renews={[listAnnouncements.path]} />}
            {mayExport && (
              <ExportButton endpoint={exportAnnouncements} asked={asked} fileName={texts.announcementList} />
            )}
            {mayAdd && <AddButton label={texts.add} onClick={() => setOpened({ what: 'add' })} />}
          </>
        )}
        fields={fields}
        endpoint={listAnnouncements}
        input={announcementInput}
        columns={columns}
        queryFields={queryFields}
        batchActions={batchActions}
        settings="announcements"
      />
      {opened?.what === 'add' && <AnnouncementDialog onClose={close} />}
      {opened?.what === 'edit' && <AnnouncementDialog row={opened.row} onClose={close} />}
      {opened?.what === 'view' && <PreviewDialog notice={opened.row} onClose={close} />}
      {opened?.what === 'readers' && <ReadersDialog row={opened.row} onClose={close} />}
    </>
  );
}

function announcementInput(state: ListState): InputOf<typeof listAnnouncements> {
  const { titile, ...filters } = state.filters;
  return { ...pageParams(state), ...filters, titile: contains(titile) };
}
