import { usePermission } from '@gezi/client';
import {
  deleteMessageTemplates,
  exportMessageTemplates,
  importMessageTemplates,
  listMessageTemplates,
  templateFields,
  type SysMessageTemplate,
} from '@gezi/domain';
import { useMemo, useState } from 'react';
import { ListPage, type ListAction } from '../../../crud/ListPage';
import { SendDialog } from './SendDialog';
import { TemplateDialog } from './TemplateDialog';
import { useTexts } from './texts';
import { textOfHtml } from './textOfHtml';

const ENDPOINTS = {
  list: listMessageTemplates,
  deleteBatch: deleteMessageTemplates,
  export: exportMessageTemplates,
  import: importMessageTemplates,
};
const FACES = { templateContent: ({ templateContent }: SysMessageTemplate) => textOfHtml(templateContent) };

/** `/modules/message/sysMessageTemplateList`: message templates, with test sending. */
export function TemplateListPage() {
  const texts = useTexts();
  const mayEdit = usePermission('system:sysMessageTemplate:edit');
  const [sent, setSent] = useState<SysMessageTemplate>();
  const rowActions = useMemo<ListAction<SysMessageTemplate>[]>(
    () => [
      'edit',
      ...(mayEdit
        ? [
            {
              key: 'send',
              label: texts.sendTest,
              disabled: ({ useStatus }: SysMessageTemplate) => useStatus !== '1',
              onClick: setSent,
            },
          ]
        : []),
      'remove',
    ],
    [texts, mayEdit],
  );

  return (
    <>
      <ListPage
        fields={templateFields}
        endpoints={ENDPOINTS}
        permission="system:sysMessageTemplate"
        texts={useMemo(
          () => ({
            title: texts.templates,
            listLabel: texts.templatesLabel,
            removeConfirm: texts.removeTemplate,
            removeSeveral: texts.removeSeveral,
          }),
          [texts],
        )}
        nameOf={nameOf}
        settings="message-templates"
        faces={FACES}
        rowActions={rowActions}
        form={({ row, onClose }) => <TemplateDialog {...(row && { template: row })} onClose={onClose} />}
      />
      {sent && <SendDialog template={sent} onClose={() => setSent(undefined)} />}
    </>
  );
}

const nameOf = ({ templateName }: SysMessageTemplate) => templateName;
