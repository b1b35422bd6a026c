import { useClient } from '@gezi/client';
import { addFormHead } from '@gezi/domain';
import { isTemporaryId, type GridApi } from '@gezi/editable-grid';
import { PageCard, PageHeader } from '@gezi/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Button } from 'antd';
import { useRef, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { useTabTitle } from '../../../crud/useTabTitle';
import { draftFor } from '../../../forms/core/draft';
import { RecordForm } from '../../../forms/RecordForm';
import { useRecordForm } from '../../../forms/useRecordForm';
import { fieldsOf, refusedCell, type FieldRow } from './core/fieldRows';
import { HEAD_START, type HeadMembers } from './core/headMembers';
import { FieldTable } from './FieldTable';
import { HeadSettings } from './HeadSettings';
import { FORM_LIST_PATH } from '../shared/formPaths';
import { refusedField, saveHead, type HeadToSave, type HeadWithFields } from './queries';
import { useTexts } from './texts';
import './online-form.css';

const HEAD_SCHEMA = addFormHead.input.properties.head;

/** Form values: the settings, and the fields as rows of the grid. */
interface HeadValues extends HeadMembers {
  fields: readonly FieldRow[];
}

/** Editor of an online form: settings and fields. */
export function HeadEditor({ form }: { form?: HeadWithFields }) {
  const texts = useTexts();
  const client = useClient();
  const navigate = useNavigate();
  const grid = useRef<GridApi<FieldRow>>(null);
  const sent = useRef<readonly FieldRow[]>([]);
  const { mutateAsync } = useMutation(saveHead(client, useQueryClient()));
  const [initial] = useState<HeadValues>(() => ({
    ...(form ? headOf(form.head) : HEAD_START),
    fields: form?.fields ?? [],
  }));
  /** Another array reloads the grid. */
  const [rows, setRows] = useState(initial.fields);
  const record = useRecordForm<HeadValues>({
    schema: HEAD_SCHEMA,
    initial,
    draft: draftFor('online-form', form?.head),
    onRestored: ({ fields = [] }) => setRows(fields),
    save: () => Promise.resolve(),
    saved: texts.saved,
    onSaved: () => void navigate(FORM_LIST_PATH),
    onRefused: (error) => {
      const cell = refusedCell(refusedField(error));
      const row = cell && sent.current[cell.row];
      if (row) grid.current?.showCell(row.id, cell.column);
      return false;
    },
  });
  const tableType = useWatch({ control: record.form.control, name: 'tableType' });
  const title = form ? texts.editing(form.head.tableTxt) : texts.newHead;
  useTabTitle(title);

  async function submit() {
    const collected = await grid.current?.collect();
    if (!collected?.ok) return void record.form.trigger();
    if (!(await record.form.trigger(undefined, { shouldFocus: true }))) return;
    if (collected.rows.length === 0) return record.refuse(texts.noFields);
    sent.current = collected.rows;
    record.submit(({ fields: _rows, ...head }) =>
      mutateAsync(bodyOf(form, head, fieldsOf(collected.rows, head.tableType === '3', isTemporaryId))),
    );
  }

  function takeRows() {
    record.form.setValue('fields', [...(grid.current?.getRows() ?? rows)], { shouldDirty: true });
  }

  return (
    <>
      <PageHeader
        title={title}
        actions={
          <>
            <Button onClick={() => void navigate(FORM_LIST_PATH)}>{texts.back}</Button>
            <Button type="primary" loading={record.isSaving} onClick={() => void submit()}>
              {texts.save}
            </Button>
          </>
        }
      />
      <PageCard title={texts.basics}>
        <RecordForm record={record} refusalTitle={texts.refused}>
          <HeadSettings />
        </RecordForm>
      </PageCard>
      <FieldTable rows={rows} isSubTable={tableType === '3'} grid={grid} onChange={takeRows} />
    </>
  );
}

const headOf = ({
  tableName,
  tableTxt,
  tableType,
  formTemplate,
  isCheckbox,
  isPage,
  publishedTo,
}: HeadMembers): HeadMembers => ({
  tableName,
  tableTxt,
  tableType,
  formTemplate,
  isCheckbox,
  isPage,
  publishedTo,
});

function bodyOf(form: HeadWithFields | undefined, head: HeadMembers, fields: ReturnType<typeof fieldsOf>): HeadToSave {
  if (!form) return { body: { head, fields, indexs: [] } };
  const { id, updateTime } = form.head;
  const left = new Set(fields.map((field) => field.id));
  const deleteFieldIds = form.fields.map((field) => field.id).filter((fieldId) => !left.has(fieldId));
  return { id, body: { head: { ...head, id, updateTime }, fields, indexs: [], deleteFieldIds, deleteIndexIds: [] } };
}
