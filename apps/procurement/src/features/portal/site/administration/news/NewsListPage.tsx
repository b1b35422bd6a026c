import { useClient, usePermission } from '@gezi/client';
import {
  deleteNewsBatch,
  exportNews,
  importNews,
  listNews,
  newsFields,
  newsStatus,
  publishNews,
  revokeNews,
  type News,
} from '@gezi/domain';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { App, Tag } from 'antd';
import { useCallback, useMemo } from 'react';
import { ListPage, type ListAction } from '../../../../../crud/ListPage';
import { invalidateSite, CALLS_OF } from '../invalidateSite';
import { useTexts } from '../texts';
import { NewsDrawer } from './NewsDrawer';

const ENDPOINTS = { list: listNews, deleteBatch: deleteNewsBatch, export: exportNews, import: importNews };
const COLUMNS = ['title', 'category', 'status', 'topFlag', 'author', 'publishTime', 'viewCount'];
const isPublished = ({ status }: News) => status === newsStatus.published;
const isUnpublished = (news: News) => !isPublished(news);
const look = ({ id }: News) => void window.open(`/news/detail/${encodeURIComponent(id)}`, '_blank', 'noopener');

/** `/portal/news`: administration of news. */
export function NewsListPage() {
  const texts = useTexts();
  const t = texts.news;
  const client = useClient();
  const queries = useQueryClient();
  const { message, modal } = App.useApp();
  const mayEdit = usePermission('portal:news:edit');
  const { mutateAsync: turn } = useMutation({
    mutationFn: ({ id, to }: { id: string; to: 'publish' | 'revoke' }) =>
      client.call(to === 'publish' ? publishNews : revokeNews, { id }),
    onSettled: () => invalidateSite(queries, 'news'),
  });

  const ask = useCallback(
    (to: 'publish' | 'revoke') =>
      ({ id, title }: News) =>
        void modal.confirm({
          title: texts[to],
          content: to === 'publish' ? t.publishConfirm(title) : t.revokeConfirm(title),
          okText: texts[to],
          // Refusals are reported centrally; the question closes either way.
          onOk: () =>
            turn({ id, to }).then(
              () => void message.success(to === 'publish' ? texts.published : texts.revoked),
              () => undefined,
            ),
        }),
    [texts, t, modal, message, turn],
  );
  const faces = useMemo(
    () => ({ topFlag: ({ topFlag }: News) => topFlag === '1' && <Tag color="processing">{t.top}</Tag> }),
    [t],
  );
  const rowActions = useMemo<ListAction<News>[]>(
    () => [
      'edit',
      ...(mayEdit
        ? [
            { key: 'publish', label: texts.publish, visible: isUnpublished, onClick: ask('publish') },
            { key: 'revoke', label: texts.revoke, visible: isPublished, onClick: ask('revoke') },
          ]
        : []),
      { key: 'look', label: texts.look, visible: isPublished, onClick: look },
      'remove',
    ],
    [texts, mayEdit, ask],
  );

  return (
    <ListPage
      fields={newsFields}
      endpoints={ENDPOINTS}
      permission="portal:news"
      texts={useMemo(
        () => ({
          title: t.title,
          description: t.hint,
          listLabel: t.listLabel,
          fileName: t.exportName,
          removeConfirm: texts.removeOne,
          removeSeveral: texts.removeSeveral,
        }),
        [texts, t],
      )}
      nameOf={nameOf}
      settings="portal-news"
      columns={COLUMNS}
      faces={faces}
      rowActions={rowActions}
      invalidates={CALLS_OF.news}
      form={({ row, onClose }) => <NewsDrawer {...(row && { id: row.id })} onClose={onClose} />}
    />
  );
}

const nameOf = ({ title }: News) => title;
