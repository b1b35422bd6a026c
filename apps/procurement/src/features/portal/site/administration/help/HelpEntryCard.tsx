import { describeFailure, useClient, usePermission } from '@gezi/client';
import { viewHelpEntry } from '@gezi/domain';
import { EmptyState, formatDateTime, PageCard, RichContent, useLocale } from '@gezi/ui';
import { useQuery } from '@tanstack/react-query';
import { Button, Skeleton, Space, Tag } from 'antd';
import { MoreMenu } from '../../../../../crud/MoreMenu';
import type { HelpBranch } from '../core/helpBranches';
import { StatusTag } from '../StatusTag';
import { useTexts } from '../texts';

export type HelpAction = 'edit' | 'addBelow' | 'publish' | 'revoke' | 'remove';

interface HelpEntryCardProps {
  branch: HelpBranch;
  onAct: (action: HelpAction) => void;
}

/** One help document as its readers see it, with its actions. */
export function HelpEntryCard({ branch, onAct }: HelpEntryCardProps) {
  const texts = useTexts();
  const locale = useLocale();
  const client = useClient();
  const { id, title } = branch;
  const mayAdd = usePermission('portal:operateDirectory:add');
  const mayEdit = usePermission('portal:operateDirectory:edit');
  const mayDelete = usePermission('portal:operateDirectory:delete');
  const { data, error, refetch } = useQuery({
    queryKey: [viewHelpEntry.path, id],
    queryFn: ({ signal }) => client.call(viewHelpEntry, { id }, { signal }),
  });
  const turn = branch.status === '1' ? 'revoke' : 'publish';
  const more: { key: HelpAction; label: string; danger?: boolean }[] = [
    ...(mayEdit ? [{ key: turn as HelpAction, label: texts[turn] }] : []),
    ...(mayDelete && branch.children.length === 0
      ? [{ key: 'remove' as const, label: texts.remove, danger: true }]
      : []),
  ];
  return (
    <PageCard
      title={title}
      extra={
        <Space wrap>
          {mayEdit && (
            <Button type="primary" onClick={() => onAct('edit')}>
              {texts.edit}
            </Button>
          )}
          {mayAdd && <Button onClick={() => onAct('addBelow')}>{texts.help.addBelow}</Button>}
          <MoreMenu name={title} items={more} onChoose={onAct} />
        </Space>
      }
    >
      <p className="gezi-portal-facts">
        <StatusTag status={branch.status} />
        <Tag>{texts.help.audiences[branch.adminOnly]}</Tag>
        {branch.updateTime && (
          <span>
            {texts.updateTime} {formatDateTime(branch.updateTime)}
          </span>
        )}
      </p>
      {error && (
        <EmptyState
          title={describeFailure(error, { locale }).message}
          action={<Button onClick={() => void refetch()}>{texts.retry}</Button>}
        />
      )}
      {!error && !data && <Skeleton active title={false} paragraph={{ rows: 6 }} />}
      {data && (data.content ? <RichContent html={data.content} /> : <EmptyState title={texts.help.noContent} />)}
    </PageCard>
  );
}
