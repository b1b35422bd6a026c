import { useClient, usePermission } from '@gezi/client';
import {
  listMessageTemplates,
  type InputOf,
  type SysMessageTemplate,
  exportMessageTemplates,
  importMessageTemplates,
} from '@gezi/domain';
import type { GridColumn } from '@gezi/editable-grid';
import { formatDateTime } from '@gezi/ui';
import { useQueryClient } from '@tanstack/react-query';
import { Tag } from 'antd';
import { useMemo, useState, type ReactNode } from 'react';
import { AddButton } from '../../../crud/AddButton';
import { contains } from '../../../crud/core/contains';
import { pageParams, type ListState } from '../../../crud/core/listState';
import { queryFieldsOf } from '../../../crud/core/queryFieldsOf';
import { ExportButton } from '../../../crud/ExportButton';
import { ImportRowsButton } from '../../../crud/ImportRowsButton';
import { ListView } from '../../../crud/ListView';
import { RowActions } from '../../../crud/RowActions';
import { RowButton } from '../../../crud/RowButton';
import { RowMore } from '../../../crud/RowMore';
import type { SearchField } from '../../../crud/SearchField';
import { useRowRemoval } from '../../../crud/useRowRemoval';
import { removeTemplates } from './queries';
import { SendDialog } from './SendDialog';
import { TemplateDialog } from './TemplateDialog';
import { useTexts } from './texts';
import type { Texts } from './texts/zh-CN';

type Opened = { what: 'add' } | { what: 'edit' | 'send'; template: SysMessageTemplate };

/** `/modules/message/sysMessageTemplateList`: templates of messages, to be written, tried and sent by. */
export function TemplateListPage() {
  const texts = useTexts();
  const mayAdd = usePermission('system:sysMessageTemplate:add');
  const mayEdit = usePermission('system:sysMessageTemplate:edit');
  const mayDelete = usePermission('system:sysMessageTemplate:delete');
  const mayExport = usePermission('system:sysMessageTemplate:export');
  const mayImport = usePermission('system:sysMessageTemplate:import');
  const { remove, batchActions } = useRowRemoval<SysMessageTemplate>({
    may: mayDelete,
    removal: removeTemplates(useClient(), useQueryClient()),
    removed: texts.removed,
    several: texts.removeSeveral,
  });
  const [opened, setOpened] = useState<Opened>();
  const columns = useMemo(
    () =>
      templateColumns(texts, (template) => (
        <RowActions>
          {mayEdit && (
            <>
              <RowButton
                label={texts.edit}
                of={template.templateName}
                onClick={() => setOpened({ what: 'edit', template })}
              />
              <RowButton
                label={texts.sendTest}
                of={template.templateName}
                disabled={template.useStatus !== '1'}

                onClick={() => setOpened({ what: 'send', template })}
              />
            </>
          )}
          <RowMore
            name={template.templateName}
            items={mayDelete ? [{ key: 'remove', label: texts.remove, danger: true }] : []}
            onChoose={() => remove([template], texts.removeTemplate(template.templateName))}
          />
        </RowActions>
      )),
    [texts, mayEdit, mayDelete, remove],
  );
  const fields = useMemo<SearchField[]>(
    () => [
      { kind: 'text', name: 'templateCode', label: texts.templateCode },
      { kind: 'text', name: 'templateName', label: texts.templateName },
      {
        kind: 'choice',
        name: 'templateType',
        label: texts.templateType,
        options: Object.entries(texts.templateTypes).map(([value, label]) => ({ value, label })),
      },
    ],
    [texts],
  );
  const queryFields = useMemo(() => queryFieldsOf(fields, { updateTime: texts.updateTime }), [fields, texts]);
  const close = () => setOpened(undefined);

  return (
    <>
      <ListView
        title={texts.templates}
        label={texts.templatesLabel}
        actions={(asked) => (
          <>
            {mayImport && <ImportRowsButton endpoint={importMessageTemplates} renews={[listMessageTemplates.path]} />}
            {mayExport && <ExportButton endpoint={exportMessageTemplates} asked={asked} fileName={texts.templates} />}
            {mayAdd && <AddButton label={texts.add} onClick={() => setOpened({ what: 'add' })} />}
          </>
        )}
        fields={fields}
        endpoint={listMessageTemplates}
        input={templateInput}
        columns={columns}
        queryFields={queryFields}
        batchActions={batchActions}
        settings="message-templates"
      />
      {opened?.what === 'add' && <TemplateDialog onClose={close} />}
      {opened?.what === 'edit' && <TemplateDialog template={opened.template} onClose={close} />}
      {opened?.what === 'send' && <SendDialog template={opened.template} onClose={close} />}
    </>
  );
}

const templateColumns = (
  texts: Texts,
  actions: (template: SysMessageTemplate) => ReactNode,
): GridColumn<SysMessageTemplate>[] => [
  { key: 'templateCode', title: texts.templateCode, width: 170, isOrder: true },
  { key: 'templateName', title: texts.templateName, width: 180 },
  { key: 'templateContent', title: texts.templateContent, render: ({ templateContent }) => plain(templateContent) },
  {
    key: 'templateType',
    title: texts.templateType,
    width: 100,
    render: ({ templateType }) => texts.templateTypes[templateType] ?? templateType,
  },
  {
    key: 'useStatus',
    title: texts.useStatus,
    width: 90,
    render: ({ useStatus }) =>
      useStatus === '1' ? <Tag color="success">{texts.inUse}</Tag> : <Tag>{texts.notInUse}</Tag>,
  },
  {
    key: 'updateTime',
    title: texts.updateTime,
    width: 165,
    isOrder: true,
    render: ({ updateTime }) => formatDateTime(updateTime),
  },
  { key: 'actions', type: 'slot', title: texts.actions, width: 190, pin: 'end', render: actions },
];

/** Of rich text the words alone. */
const plain = (content: string) => content.replace(/<[^>]*>/g, ' ').trim();

function templateInput(state: ListState): InputOf<typeof listMessageTemplates> {
  const { templateCode, templateName, templateType } = state.filters;
  return {
    ...pageParams(state),
    templateType,
    templateCode: contains(templateCode),
    templateName: contains(templateName),
  };
}
