import { FileProtectOutlined, LineChartOutlined, NotificationOutlined } from '@ant-design/icons';
import { publicFileUrl, useClient } from '@gezi/client';
import type { NewsLine } from '@gezi/domain';
import type { ReactNode } from 'react';

/** Cover of a news item; drawn by category if there is none, so that cards look alike. */
export function NewsCover({ coverUrl, category }: Pick<NewsLine, 'coverUrl' | 'category'>) {
  const client = useClient();
  if (coverUrl) return <img className="gezi-news-cover" src={publicFileUrl(client, coverUrl)} alt="" loading="lazy" />;
  return (
    <div className="gezi-news-cover gezi-news-cover-drawn" data-category={category ?? undefined} aria-hidden>
      {SIGNS[category ?? ''] ?? SIGNS['1']}
    </div>
  );
}

const SIGNS: Readonly<Record<string, ReactNode>> = {
  '1': <NotificationOutlined />,
  '2': <LineChartOutlined />,
  '3': <FileProtectOutlined />,
};
