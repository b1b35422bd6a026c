import { describeFailure, useClient, usePermission, type DepartmentNode } from '@gezi/client';
import type { SysDepart } from '@gezi/domain';
import { EmptyState, PageCard, useLocale } from '@gezi/ui';
import { useQuery } from '@tanstack/react-query';
import { Skeleton, Tabs } from 'antd';
import { useState, type ReactNode } from 'react';
import { DepartBasics } from './DepartBasics';
import { DepartFacts } from './DepartFacts';
import { DepartUsers } from './DepartUsers';
import { departQuery } from './queries';
import { useTexts } from './texts';

interface DepartCardProps {
  node: DepartmentNode;
  actions?: ReactNode;
  /** Tab that is open first; default `basics`. */
  start?: 'basics' | 'users';
  onDirty: (isDirty: boolean) => void;
}

/** One department: its data and its members. */
export function DepartCard({ node, actions, start = 'basics', onDirty }: DepartCardProps) {
  const texts = useTexts();
  const locale = useLocale();
  const mayEdit = usePermission('system:depart:edit');
  const { data, error } = useQuery(departQuery(useClient(), node.id));
  // The form keeps the version that editing started with, even if the query refetches.
  const [begun, setBegun] = useState<SysDepart>();
  const shown = begun ?? data;
  const basics = shown ? (
    mayEdit ? (
      <DepartBasics
        key={shown.updateTime}
        depart={shown}
        onDirty={(isDirty) => {
          setBegun(isDirty ? shown : undefined);
          onDirty(isDirty);
        }}
      />
    ) : (
      <DepartFacts depart={shown} />
    )
  ) : error ? (
    <EmptyState title={describeFailure(error, { locale }).message} />
  ) : (
    <Skeleton active paragraph={{ rows: 8 }} />
  );
  return (
    <PageCard title={node.title} extra={actions}>
      <Tabs
        defaultActiveKey={start}
        items={[
          { key: 'basics', label: texts.basics, children: basics },
          { key: 'users', label: texts.users, children: <DepartUsers departId={node.id} /> },
        ]}
      />
    </PageCard>
  );
}
