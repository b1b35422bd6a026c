import { describeFailure, useClient, usePermission } from '@gezi/client';
import { viewPortalPage, type PortalPage } from '@gezi/domain';
import type { GridColumn } from '@gezi/editable-grid';
import { formatDateTime, PageCard, PageHeader, useLocale } from '@gezi/ui';
import { useQueries } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { ListGrid } from '../../../../../crud/ListGrid';
import { useTexts, type Texts } from '../texts';
import { PageDrawer } from './PageDrawer';
import { sitePages } from './sitePages';

type PageRow = Omit<PortalPage, 'code'> & (typeof sitePages)[number] & { id: string };

/** `/portal/page`: public pages maintained by editors. */
export function PageListPage() {
  const texts = useTexts();
  const t = texts.page;
  const locale = useLocale();
  const client = useClient();
  const mayEdit = usePermission('portal:page:edit');
  const [edited, setEdited] = useState<PageRow>();
  const answers = useQueries({
    queries: sitePages.map(({ code }) => ({
      queryKey: [viewPortalPage.path, code],
      queryFn: ({ signal }: { signal: AbortSignal }) => client.call(viewPortalPage, { code }, { signal, silent: true }),
    })),
  });
  const failed = answers.find(({ error }) => error);
  const rows = sitePages.flatMap((page, at): PageRow[] => {
    const stored = answers[at]?.data;
    return stored ? [{ ...stored, ...page, id: page.code }] : [];
  });
  const columns = useMemo(() => pageColumns(texts), [texts]);
  const rowActions = useMemo(
    () => (mayEdit ? [{ key: 'edit', label: texts.edit, onClick: setEdited }] : []),
    [texts, mayEdit],
  );

  return (
    <>
      <PageHeader title={t.title} description={t.hint} />
      <PageCard>
        <ListGrid
          label={t.listLabel}
          columns={columns}
          rowActions={rowActions}
          rowName={({ code }) => t.codes[code]}
          rows={rows}
          maxHeight={Infinity}
          loading={answers.some(({ isPending }) => isPending)}
          error={
            failed?.error
              ? {
                  message: describeFailure(failed.error, { purpose: 'list', locale }).message,
                  onRetry: () => answers.forEach(({ refetch }) => void refetch()),
                }
              : undefined
          }
        />
      </PageCard>
      {edited && <PageDrawer page={edited} name={t.codes[edited.code]} onClose={() => setEdited(undefined)} />}
    </>
  );
}

const pageColumns = (texts: Texts): GridColumn<PageRow>[] => [
  { key: 'code', title: texts.page.page, width: 140, render: ({ code }) => texts.page.codes[code] },
  { key: 'title', title: texts.title, render: ({ title, content }) => (content ? title : texts.page.unwritten) },
  {
    key: 'path',
    title: texts.page.address,
    width: 140,
    render: ({ path }) => (
      <a href={path} target="_blank" rel="noopener">
        {path}
      </a>
    ),
  },
  { key: 'updateTime', title: texts.updateTime, width: 165, render: ({ updateTime }) => formatDateTime(updateTime) },
];
