import { useClient, usePermission } from '@gezi/client';
import { deleteDataRule, listDataRules, listTopMenus, type DataRule, type PermissionNode } from '@gezi/domain';
import type { GridColumn } from '@gezi/editable-grid';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Alert, Drawer, Tag } from 'antd';
import { useMemo, useState } from 'react';
import { ListGrid } from '../../../crud/ListGrid';
import { AddButton } from '../../../crud/AddButton';
import { RowActions } from '../../../crud/RowActions';
import { RowButton } from '../../../crud/RowButton';
import { usePageState } from '../../../crud/usePageState';
import { renew } from '../../../crud/renew';
import { useAskedRemoval } from '../../../crud/useAskedRemoval';
import { useTexts } from '../shared/texts';
import { ruleColumnsQuery } from './ruleColumnsQuery';
import { RuleDialog } from './RuleDialog';

/** The data rules of a page. */
export function RulesDrawer({ menu, onClose }: { menu: PermissionNode; onClose: () => void }) {
  const texts = useTexts();
  const t = texts.rule;
  const client = useClient();
  const queries = useQueryClient();
  const mayEdit = usePermission('system:permission:edit');
  const [opened, setOpened] = useState<{ rule?: DataRule }>();
  const known = useQuery(ruleColumnsQuery(client, menu.id)).data;
  const rules = useQuery({
    queryKey: [listDataRules.path, menu.id],
    queryFn: async () => {
      const records = await client.call(listDataRules, { permissionId: menu.id });
      return { records, total: records.length };
    },
  });
  const page = usePageState(rules);
  const remove = useAskedRemoval(
    {
      mutationFn: (id: string) => client.call(deleteDataRule, { id }),
      onSuccess: () => renew(queries, listDataRules, listTopMenus),
    },
    texts.removed,
  );

  const columns = useMemo<GridColumn<DataRule>[]>(
    () => [
      { key: 'ruleName', title: t.name, width: 150 },
      { key: 'ruleColumn', title: t.column, width: 120 },
      {
        key: 'ruleConditions',
        title: t.condition,
        width: 100,
        render: ({ ruleConditions }) => texts.conditions[ruleConditions] ?? ruleConditions,
      },
      { key: 'ruleValue', title: t.value },
      {
        key: 'status',
        title: texts.status,
        width: 80,
        render: ({ status }) => (status === '1' ? <Tag color="success">{t.inForce}</Tag> : <Tag>{t.notInForce}</Tag>),
      },
      {
        key: 'actions',
        type: 'slot',
        title: texts.actions,
        width: 120,
        pin: 'end',
        render: (rule) =>
          mayEdit && (
            <RowActions>
              <RowButton label={texts.edit} of={rule.ruleName} onClick={() => setOpened({ rule })} />
              <RowButton
                label={texts.remove}
                of={rule.ruleName}
                danger
                onClick={() => remove(rule.id, texts.removeOne(rule.ruleName))}
              />
            </RowActions>
          ),
      },
    ],
    [texts, t, mayEdit, remove],
  );

  return (
    <Drawer
      open
      size={820}
      title={t.title(menu.name)}
      onClose={onClose}
      extra={mayEdit && <AddButton label={texts.add} onClick={() => setOpened({})} />}
    >
      <div className="gezi-access-form">
        {known?.length === 0 ? (
          <Alert type="warning" showIcon title={t.noList} />
        ) : (
          <Alert type="info" showIcon title={t.hint} />
        )}
        <ListGrid label={t.listLabel} columns={columns} {...page} maxHeight={560} emptyText={t.empty} />
      </div>
      {opened && <RuleDialog menu={menu} rule={opened.rule} onClose={() => setOpened(undefined)} />}
    </Drawer>
  );
}
