import { userStatus, type UserInList } from '@gezi/domain';
import type { GridColumn } from '@gezi/editable-grid';
import { formatDateTime } from '@gezi/ui';
import { Tag } from 'antd';
import type { ReactNode } from 'react';
import { PersonName } from '../../../crud/PersonName';
import type { Texts } from './texts/zh-CN';

const COLOURS: Record<number, string> = {
  [userStatus.normal]: 'success',
  [userStatus.frozen]: 'error',
  [userStatus.waiting]: 'warning',
  [userStatus.changed]: 'warning',
};

/** What the list shows of each user. */
export const userColumns = (texts: Texts, actions: (user: UserInList) => ReactNode): GridColumn<UserInList>[] => [
  { key: 'username', title: texts.username, width: 120, isOrder: true },
  {
    key: 'realname',
    title: texts.realname,
    width: 140,
    isOrder: true,
    render: ({ realname, avatar }) => <PersonName name={realname} avatar={avatar} />,
  },
  {
    key: 'status',
    title: texts.status,
    width: 90,
    render: ({ status = userStatus.normal }) => <Tag color={COLOURS[status] ?? ''}>{texts.statuses[status]}</Tag>,
  },
  { key: 'orgCodeTxt', title: texts.departs, width: 150 },
  { key: 'post_dictText', title: texts.post, width: 110 },
  { key: 'phone', title: texts.phone, width: 120 },
  { key: 'workNo', title: texts.workNo, width: 100, isOrder: true },
  {
    key: 'userType',
    title: texts.userType,
    width: 95,
    render: ({ userType }) => texts.userTypes[userType ?? ''] ?? userType,
  },
  {
    key: 'createTime',
    title: texts.createTime,
    width: 165,
    isOrder: true,
    render: ({ createTime }) => formatDateTime(createTime),
  },
  { key: 'actions', type: 'slot', title: texts.actions, width: 130, pin: 'end', render: actions },
];
