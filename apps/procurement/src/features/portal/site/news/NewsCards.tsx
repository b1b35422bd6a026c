import type { NewsLine } from '@gezi/domain';
import { formatDate } from '@gezi/ui';
import { Skeleton, Tag } from 'antd';
import { Link } from 'react-router';
import { useTexts } from '../texts';
import { NewsCover } from './NewsCover';

interface NewsCardsProps {
  /** Undefined while loading. */
  rows: readonly NewsLine[] | undefined;
  /** Number of placeholder cards while loading. */
  expected: number;
  heading: 'h2' | 'h3';
}

/** News as cards. */
export function NewsCards({ rows, expected, heading: Heading }: NewsCardsProps) {
  const texts = useTexts();
  if (!rows)
    return (
      <div className="gezi-news" aria-hidden>
        {Array.from({ length: expected }, (_, at) => (
          <div key={at} className="gezi-site-card">
            <Skeleton active paragraph={{ rows: 3 }} />
          </div>
        ))}
      </div>
    );
  return (
    <ul className="gezi-news">
      {rows.map(({ id, title, summary, coverUrl, category, publishTime, topFlag }) => (
        <li key={id} className="gezi-site-card">
          <NewsCover coverUrl={coverUrl} category={category} />
          <p className="gezi-news-facts">
            {category && <span>{texts.categories[category] ?? category}</span>}
            <time dateTime={publishTime?.replace(' ', 'T')}>{formatDate(publishTime)}</time>
            {topFlag === '1' && <Tag color="processing">{texts.top}</Tag>}
          </p>
          <Heading>
            <Link to={`/news/detail/${encodeURIComponent(id)}`}>{title}</Link>
          </Heading>
          {summary && <p>{summary}</p>}
        </li>
      ))}
    </ul>
  );
}
