import { useClient } from '@gezi/client';
import { formatNumber } from '@gezi/ui';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { todosQuery } from '../../../crud/todosQuery';
import { useTexts } from './texts';

/** Kinds of work that wait for the user, each with its number and a link to its page. */
export function WaitingWork({ onFollow }: { onFollow: () => void }) {
  const texts = useTexts();
  const { data: todos = [] } = useQuery(todosQuery(useClient()));
  if (todos.length === 0) return null;
  return (
    <nav className="gezi-notice-work" aria-label={texts.work}>
      {todos.map(({ code, title, count, path }) => (
        <Link key={code} to={path} onClick={onFollow}>
          {title}
          <b>{formatNumber(count)}</b>
        </Link>
      ))}
    </nav>
  );
}
