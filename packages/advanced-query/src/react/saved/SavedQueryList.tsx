import { DeleteOutlined } from '@ant-design/icons';
import { EmptyState, useLocale } from '@gezi/ui';
import { App, Button, Skeleton } from 'antd';
import { describeQuery, type QueryField, type SavedQuery } from '../../core';
import { fromSaved } from '../../core/saved/SavedQuery';
import { useTexts } from '../../texts/useTexts';
import type { SavedQueriesState } from './useSavedQueries';

interface SavedQueryListProps {
  saved: SavedQueriesState;
  fields: readonly QueryField[];
  /** Name of the open query. */
  current: string | undefined;
  onOpen: (query: SavedQuery) => void;
}

/** The saved queries of a page: a click opens a query, the bin deletes it after a confirmation. */
export function SavedQueryList({ saved, fields, current, onOpen }: SavedQueryListProps) {
  const texts = useTexts();
  const locale = useLocale();
  const { modal, message } = App.useApp();

  function remove(title: string) {
    modal.confirm({
      title: texts.removeTitle,
      content: texts.removeConfirm,
      okText: texts.ok,
      cancelText: texts.cancel,
      onOk: () =>
        saved.remove(title).then(
          () => void message.success(texts.removed),
          () => void message.warning(texts.removeFailed),
        ),
    });
  }

  return (
    <section className="gezi-query-saved" aria-label={texts.savedQueries}>
      <h3>{texts.savedQueries}</h3>
      {saved.loading && <Skeleton active title={false} paragraph={{ rows: 3 }} />}
      {saved.failed && (
        <EmptyState compact title={texts.savedFailed} action={<Button onClick={saved.retry}>{texts.retry}</Button>} />
      )}
      {!saved.loading && !saved.failed && saved.list.length === 0 && <EmptyState compact title={texts.savedEmpty} />}
      <ul>
        {saved.list.map((query) => (
          <li key={query.title} className={query.title === current ? 'gezi-query-saved-current' : ''}>
            <button
              type="button"
              aria-current={query.title === current}
              title={describeQuery(fromSaved(query), fields, { locale })}
              onClick={() => onOpen(query)}
            >
              {query.title}
            </button>
            <Button
              type="text"
              size="small"
              aria-label={texts.removeSaved(query.title)}
              icon={<DeleteOutlined aria-hidden />}
              onClick={() => remove(query.title)}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
