import { useClient } from '@gezi/client';
import { EmptyState, formatNumber, PageCard } from '@gezi/ui';
import { useQuery } from '@tanstack/react-query';
import { Button, Skeleton } from 'antd';
import { Link } from 'react-router';
import { todosQuery } from '../../../crud/todosQuery';
import { useTexts } from './texts';

/** Work that waits for the user; each kind links to its records. */
export function TodoCounts() {
  const texts = useTexts();
  const client = useClient();
  const { data: todos, isError, refetch } = useQuery(todosQuery(client));

  function content() {
    if (isError) {
      const retry = <Button onClick={() => void refetch()}>{texts.retry}</Button>;
      return <EmptyState compact title={texts.loadFailed} action={retry} />;
    }
    if (!todos) return <Skeleton active title={false} paragraph={{ rows: 2 }} />;
    if (todos.length === 0) return <EmptyState compact title={texts.nothingWaits} />;
    return (
      <ul className="gezi-counts gezi-todos">
        {todos.map(({ code, title, count, path }) => (
          <li key={code}>
            <Link className="gezi-count" to={path} aria-label={texts.todoCount(title, formatNumber(count))}>
              <span className="gezi-count-label">{title}</span>
              <span className="gezi-count-number">{formatNumber(count)}</span>
            </Link>
          </li>
        ))}
      </ul>
    );
  }

  return <PageCard title={texts.todos}>{content()}</PageCard>;
}
