import type { News } from '@gezi/domain';
import type { GridColumn } from '@gezi/editable-grid';
import { formatDateTime } from '@gezi/ui';
import { Tag } from 'antd';
import type { ReactNode } from 'react';
import { StatusTag } from '../StatusTag';
import type { Texts } from '../texts';

/** What the list of news shows of each. */
export const newsColumns = (texts: Texts, actions: (news: News) => ReactNode): GridColumn<News>[] => [
  { key: 'title', title: texts.title, isOrder: true },
  {
    key: 'category',
    title: texts.news.category,
    width: 105,
    render: ({ category }) => texts.news.categories[category ?? ''] ?? category,
  },
  { key: 'status', title: texts.status, width: 90, render: ({ status }) => <StatusTag status={status} /> },
  {
    key: 'topFlag',
    title: texts.news.top,
    width: 75,
    render: ({ topFlag }) => topFlag === '1' && <Tag color="processing">{texts.news.top}</Tag>,
  },
  { key: 'author', title: texts.news.author, width: 130 },
  {
    key: 'publishTime',
    title: texts.news.publishTime,
    width: 165,
    isOrder: true,
    render: ({ publishTime }) => formatDateTime(publishTime),
  },
  { key: 'viewCount', title: texts.news.views, width: 95, align: 'end' },
  { key: 'actions', type: 'slot', title: texts.actions, width: 165, pin: 'end', render: actions },
];
