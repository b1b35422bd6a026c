import { useClient, usePermission } from '@gezi/client';
import {
  announcementFields,
  announcementStatus,
  deleteAnnouncement,
  deleteAnnouncements,
  exportAnnouncements,
  importAnnouncements,
  listAnnouncements,
  type AnnouncementRow,
} from '@gezi/domain';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { App } from 'antd';
import { useCallback, useMemo, useState } from 'react';
import { ListPage, type ListAction } from '../../../../crud/ListPage';
import { NOTICE_CALLS } from '../queries';
import { useTexts } from '../texts';
import { AnnouncementDialog } from './AnnouncementDialog';
import { PreviewDialog } from './PreviewDialog';
import { actOnAnnouncement, type AnnouncementAction } from './queries';
import { ReadersDialog } from './ReadersDialog';

const ENDPOINTS = {
  list: listAnnouncements,
  delete: deleteAnnouncement,
  deleteBatch: deleteAnnouncements,
  export: exportAnnouncements,
  import: importAnnouncements,
};
const isPublished = ({ sendStatus }: AnnouncementRow) => sendStatus === announcementStatus.published;
const isUnpublished = (row: AnnouncementRow) => !isPublished(row);
const IS_FIXED = { edit: isPublished, remove: isPublished };
const FACES = {
  readCount: ({ sendTime, readCount, receiverCount }: AnnouncementRow) =>
    sendTime ? `${readCount} / ${receiverCount}` : '',
};

/** `/isystem/annountCement`: administration of announcements, with their readers. */
export function AnnouncementListPage() {
  const texts = useTexts();
  const { message, modal } = App.useApp();
  const mayRelease = usePermission('system:annountCement:release');
  const { mutateAsync } = useMutation(actOnAnnouncement(useClient(), useQueryClient()));
  const [opened, setOpened] = useState<{ what: 'view' | 'readers'; row: AnnouncementRow }>();
  const close = () => setOpened(undefined);

  const ask = useCallback(
    (action: AnnouncementAction) =>
      ({ id, titile }: AnnouncementRow) =>
        void modal.confirm({
          title: texts[action],
          content: action === 'release' ? texts.releaseConfirm(titile) : texts.revokeConfirm(titile),
          okText: texts.ok,
          cancelText: texts.cancel,
          // Refusals are reported centrally; the question closes either way.
          onOk: () =>
            mutateAsync({ action, id }).then(
              () => void message.success(action === 'release' ? texts.released : texts.revoked),
              () => undefined,
            ),
        }),
    [mutateAsync, message, modal, texts],
  );
  const rowActions = useMemo<ListAction<AnnouncementRow>[]>(() => {
    const show = (what: 'view' | 'readers') => (row: AnnouncementRow) => setOpened({ what, row });
    return [
      'edit',
      {
        key: 'readers',
        label: texts.readers,
        visible: (row) => isPublished(row) || Boolean(row.sendTime),
        onClick: show('readers'),
      },
      ...(mayRelease
        ? [
            { key: 'release', label: texts.release, visible: isUnpublished, onClick: ask('release') },
            { key: 'revoke', label: texts.revoke, visible: isPublished, onClick: ask('revoke') },
          ]
        : []),
      { key: 'view', label: texts.preview, onClick: show('view') },
      'remove',
    ];
  }, [texts, mayRelease, ask]);

  return (
    <>
      <ListPage
        fields={announcementFields}
        endpoints={ENDPOINTS}
        permission="system:annountCement"
        texts={useMemo(
          () => ({
            title: texts.announcementList,
            listLabel: texts.announcementListLabel,
            removeConfirm: texts.removeConfirm,
            removeSeveral: texts.removeSeveral,
            fixedRows: texts.revokeFirst,
          }),
          [texts],
        )}
        nameOf={nameOf}
        settings="announcements"
        faces={FACES}
        rowActions={rowActions}
        isFixed={IS_FIXED}
        invalidates={NOTICE_CALLS}
        form={({ row, onClose }) => <AnnouncementDialog {...(row && { row })} onClose={onClose} />}
      />
      {opened?.what === 'view' && <PreviewDialog notice={opened.row} onClose={close} />}
      {opened?.what === 'readers' && <ReadersDialog row={opened.row} onClose={close} />}
    </>
  );
}

const nameOf = ({ titile }: AnnouncementRow) => titile;
