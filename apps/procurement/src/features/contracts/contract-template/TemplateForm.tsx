import { useClient } from '@gezi/client';
import {
  addContractTemplate,
  contractPlaceholders,
  editContractTemplate,
  linePlaceholders,
  LINES_LOOP,
  listContractTemplates,
  type ContractTemplate,
  type Placeholder,
} from '@gezi/domain';
import { DictSelect } from '@gezi/pickers';
import { useLocale } from '@gezi/ui';
import { useQueryClient } from '@tanstack/react-query';
import { Collapse } from 'antd';
import type { OpenForm } from '../../../crud/ListPage';
import { invalidate } from '../../../crud/invalidate';
import { saveRecord } from '../../../crud/saveRecord';
import { ControlField } from '../../../forms/ControlField';
import { draftFor } from '../../../forms/core/draft';
import { AreaField } from '../../../forms/fields/AreaField';
import { FileListField } from '../../../forms/fields/FileListField';
import { ChoiceField } from '../../../forms/fields/ChoiceField';
import { TextField } from '../../../forms/fields/TextField';
import { RecordDialog } from '../../../forms/RecordDialog';
import './templateForm.css';
import { useTexts } from './texts';

const CALLS = { add: addContractTemplate, edit: editContractTemplate };

/** Form of a contract template, with the placeholders that it may use. */
export function TemplateForm({ row, onClose }: OpenForm<ContractTemplate>) {
  const texts = useTexts();
  const client = useClient();
  const queries = useQueryClient();
  return (
    <RecordDialog
      title={row ? texts.editTitle : texts.addTitle}
      schema={addContractTemplate.input}
      initial={valuesOf(row)}
      draft={draftFor('contract-template', row)}
      save={(values) =>
        saveRecord(client, CALLS, { ...values, ...(row && { id: row.id, updateTime: row.updateTime }) })
      }
      onSaved={() => void invalidate(queries, listContractTemplates)}
      onClose={onClose}
    >
      <TextField name="name" label={texts.name} />
      <ControlField name="contractType" label={texts.contractType} hint={texts.contractTypeHint}>
        <DictSelect dictCode="contract_type" aria-label={texts.contractType} />
      </ControlField>
      <FileListField
        name="fileUrl"
        label={texts.file}
        hint={texts.fileHint}
        missing={texts.fileMissing}
        biz="contractTemplate"
        maxCount={1}
      />
      <ChoiceField
        name="status"
        label={texts.status}
        options={[
          { value: '1', label: texts.inUse },
          { value: '0', label: texts.outOfUse },
        ]}
      />
      <AreaField name="remark" label={texts.remark} />
      <Collapse
        className="gezi-field-block"
        size="small"
        items={[{ key: 'placeholders', label: texts.placeholders, children: <Placeholders /> }]}
      />
    </RecordDialog>
  );
}

function Placeholders() {
  const texts = useTexts();
  return (
    <>
      <p className="gezi-placeholder-hint">{texts.placeholdersHint}</p>
      <PlaceholderList label={texts.valuesLabel} placeholders={contractPlaceholders} />
      <p className="gezi-placeholder-hint">{texts.linesHint(LINES_LOOP)}</p>
      <PlaceholderList label={texts.linesLabel} placeholders={linePlaceholders} />
    </>
  );
}

interface PlaceholderListProps {
  label: string;
  placeholders: readonly Placeholder[];
}

function PlaceholderList({ label, placeholders }: PlaceholderListProps) {
  const isChinese = useLocale() === 'zh-CN';
  return (
    <ul className="gezi-placeholders" aria-label={label}>
      {placeholders.map(({ name, meaning }) => (
        <li key={name}>
          <code>{`{${name}}`}</code>
          {!isChinese && ` ${meaning}`}
        </li>
      ))}
    </ul>
  );
}

const valuesOf = (template?: ContractTemplate) => ({
  name: template?.name ?? '',
  contractType: template?.contractType ?? null,
  fileUrl: template?.fileUrl ?? '',
  status: template?.status ?? '1',
  remark: template?.remark ?? null,
});
