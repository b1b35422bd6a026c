import { useClient, usePermission } from '@gezi/client';
import { deleteDataRule, listDataRules, listTopMenus, type DataRule, type PermissionNode } from '@gezi/domain';
import type { GridColumn } from '@gezi/editable-grid';
import { useLocale } from '@gezi/ui';
import { useQuery } from '@tanstack/react-query';
import { Alert, Drawer, Tag } from 'antd';
import { useMemo, useState } from 'react';
import { ListGrid } from '../../../crud/ListGrid';
import { AddButton } from '../../../crud/AddButton';
import { usePageState } from '../../../crud/usePageState';
import { useRemoval } from '../../../crud/useRemoval';
import { useTexts } from '../shared/texts';
import { ruleColumnsQuery } from './ruleColumnsQuery';
import { RuleDialog } from './RuleDialog';

/** Data rules of a page. */
export function RulesDrawer({ menu, onClose }: { menu: PermissionNode; onClose: () => void }) {
  const texts = useTexts();
  const t = texts.rule;
  const client = useClient();
  const mayEdit = usePermission('system:permission:edit');
  const language = useLocale();
  const [opened, setOpened] = useState<{ rule?: DataRule }>();
  const known = useQuery(ruleColumnsQuery(client, menu.id)).data;
  const rules = useQuery({
    queryKey: [listDataRules.path, menu.id],
    queryFn: async () => {
      const records = await client.call(listDataRules, { permissionId: menu.id }, { purpose: 'list' });
      return { records, total: records.length };
    },
  });
  const page = usePageState(rules);
  const { remove } = useRemoval<DataRule>({
    one: deleteDataRule,
    invalidates: [listDataRules, listTopMenus],
    removed: texts.removed,
  });
  const rowActions = useMemo(
    () =>
      mayEdit
        ? [
            { key: 'edit', label: texts.edit, onClick: (rule: DataRule) => setOpened({ rule }) },
            {
              key: 'remove',
              label: texts.remove,
              danger: true,
              onClick: (rule: DataRule) => remove([rule], texts.removeOne(rule.ruleName)),
            },
          ]
        : [],
    [texts, mayEdit, remove],
  );
  const columns = useMemo<GridColumn<DataRule>[]>(
    () => [
      { key: 'ruleName', title: t.name, width: 150 },
      {
        key: 'ruleColumn',
        title: t.column,
        width: 120,
        render: ({ ruleColumn }) => known?.find(({ name }) => name === ruleColumn)?.label?.[language] ?? ruleColumn,
      },
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
    ],
    [texts, t, known, language],
  );

  return (
    <Drawer
      open
      size={820}
      title={t.title(menu.title)}
      onClose={onClose}
      extra={mayEdit && <AddButton label={texts.add} onClick={() => setOpened({})} />}
    >
      <div className="gezi-access-form">
        {known?.length === 0 ? (
          <Alert type="warning" showIcon title={t.noList} />
        ) : (
          <Alert type="info" showIcon title={t.hint} />
        )}
        <ListGrid
          label={t.listLabel}
          columns={columns}
          rowActions={rowActions}
          rowName={nameOf}
          {...page}
          maxHeight={560}
          emptyText={t.empty}
        />
      </div>
      {opened && <RuleDialog menu={menu} rule={opened.rule} onClose={() => setOpened(undefined)} />}
    </Drawer>
  );
}

const nameOf = ({ ruleName }: DataRule) => ruleName;
