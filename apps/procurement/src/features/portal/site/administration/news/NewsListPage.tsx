import type { QueryField } from '@gezi/advanced-query';
import { useClient, usePermission } from '@gezi/client';
import {
  deleteNewsBatch,
  listNews,
  publishNews,
  revokeNews,
  type InputOf,
  type News,
  exportNews,
  importNews,
} from '@gezi/domain';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { App } from 'antd';
import { useCallback, useMemo, useState } from 'react';
import { AddButton } from '../../../../../crud/AddButton';
import { contains } from '../../../../../crud/core/contains';
import { pageParams, type ListState } from '../../../../../crud/core/listState';
import { ExportButton } from '../../../../../crud/ExportButton';
import { ImportRowsButton } from '../../../../../crud/ImportRowsButton';
import { ListView } from '../../../../../crud/ListView';
import { removeByIds } from '../../../../../crud/removeByIds';
import type { SearchField } from '../../../../../crud/SearchField';
import { useRowRemoval } from '../../../../../crud/useRowRemoval';
import { renewSite } from '../renewSite';
import { useTexts } from '../texts';
import { newsColumns } from './newsColumns';
import { NewsDrawer } from './NewsDrawer';
import { NewsRowActions, type NewsAction } from './NewsRowActions';

/** `/portal/news`: news from the draft to what visitors read. */
export function NewsListPage() {
  const texts = useTexts();
  const t = texts.news;
  const client = useClient();
  const queries = useQueryClient();
  const { message, modal } = App.useApp();
  const mayAdd = usePermission('portal:news:add');
  const mayDelete = usePermission('portal:news:delete');
  const mayExport = usePermission('portal:news:export');
  const mayImport = usePermission('portal:news:import');
  const [opened, setOpened] = useState<{ id?: string }>();
  const { mutateAsync: turn } = useMutation({
    mutationFn: ({ id, to }: { id: string; to: 'publish' | 'revoke' }) =>
      client.call(to === 'publish' ? publishNews : revokeNews, { id }),
    networkMode: 'always',
    onSettled: () => renewSite(queries, 'news'),
  });
  const { remove, batchActions } = useRowRemoval<News>({
    may: mayDelete,
    removal: removeByIds(client, deleteNewsBatch, () => renewSite(queries, 'news')),
    removed: texts.removed,
    several: texts.removeSeveral,
  });

  const act = useCallback(
    (action: NewsAction, news: News) => {
      const { id, title } = news;
      if (action === 'edit') return setOpened({ id });
      if (action === 'look') return void window.open(`/news/detail/${encodeURIComponent(id)}`, '_blank', 'noopener');
      if (action === 'remove') return remove([news], texts.removeOne(title));
      const isPublishing = action === 'publish';
      void modal.confirm({
        title: texts[action],
        content: isPublishing ? t.publishConfirm(title) : t.revokeConfirm(title),
        okText: texts[action],
        // Said where all failed calls are; the question is answered all the same.
        onOk: () =>
          turn({ id, to: action }).then(
            () => void message.success(isPublishing ? texts.published : texts.revoked),
            () => undefined,
          ),
      });
    },
    [texts, t, modal, message, turn, remove],
  );
  const columns = useMemo(() => newsColumns(texts, (news) => <NewsRowActions news={news} onAct={act} />), [texts, act]);
  const [fields, queryFields] = useMemo<[SearchField[], QueryField[]]>(() => {
    const categories = optionsOf(t.categories);
    const statuses = optionsOf(texts.statuses);
    return [
      [
        { kind: 'text', name: 'title', label: texts.title },
        { kind: 'choice', name: 'category', label: t.category, options: categories },
        { kind: 'choice', name: 'status', label: texts.status, options: statuses },
      ],
      [
        { key: 'title', label: texts.title, type: 'text' },
        { key: 'category', label: t.category, type: 'select', options: categories },
        { key: 'status', label: texts.status, type: 'select', options: statuses },
        { key: 'author', label: t.author, type: 'text' },
        { key: 'publishTime', label: t.publishTime, type: 'date' },
        { key: 'createTime', label: texts.createTime, type: 'date' },
      ],
    ];
  }, [texts, t]);

  return (
    <>
      <ListView
        title={t.title}
        description={t.hint}
        label={t.listLabel}
        actions={(asked) => (
          <>
            {mayImport && <ImportRowsButton endpoint={importNews} renews={[listNews.path]} />}
            {mayExport && <ExportButton endpoint={exportNews} asked={asked} fileName={t.exportName} />}
            {mayAdd && <AddButton label={texts.add} onClick={() => setOpened({})} />}
          </>
        )}
        fields={fields}
        endpoint={listNews}
        input={newsInput}
        columns={columns}
        queryFields={queryFields}
        batchActions={batchActions}
        settings="portal-news"
      />
      {opened && <NewsDrawer {...opened} onClose={() => setOpened(undefined)} />}
    </>
  );
}

const optionsOf = (words: Readonly<Record<string, string>>) =>
  Object.entries(words).map(([value, label]) => ({ value, label }));

function newsInput(state: ListState): InputOf<typeof listNews> {
  const { title, ...filters } = state.filters;
  return { ...pageParams(state), ...filters, title: contains(title) };
}
