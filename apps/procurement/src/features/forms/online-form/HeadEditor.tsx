import { useTab } from '@gezi/admin-shell';
import { describeFailure, useClient } from '@gezi/client';
import { isTemporaryId, type GridApi } from '@gezi/editable-grid';
import { PageCard, PageHeader, useLocale } from '@gezi/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Alert, App, Button } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { useLeaveGuard } from '../../../crud/useLeaveGuard';
import { fieldsOf, refusedCell, type FieldRow } from './core/fieldRows';
import { HEAD_START, headFault, type HeadMembers } from './core/headMembers';
import { FieldTable } from './FieldTable';
import { HeadSettings } from './HeadSettings';
import { HEAD_LIST_PATH } from './onlinePath';
import { refusedField, saveHead, type HeadToSave, type HeadWithFields } from './queries';
import { useTexts } from './texts';
import './online-form.css';

/** What an online form is called, how it is shown, and its fields. */
export function HeadEditor({ form }: { form?: HeadWithFields }) {
  const texts = useTexts();
  const locale = useLocale();
  const client = useClient();
  const navigate = useNavigate();
  const { message } = App.useApp();
  const grid = useRef<GridApi<FieldRow>>(null);
  const save = useMutation(saveHead(client, useQueryClient()));
  const [head, setHead] = useState<HeadMembers>(form?.head ?? HEAD_START);
  const [isAsked, setAsked] = useState(false);
  const [refusal, setRefusal] = useState('');
  const [isDirty, setDirty] = useState(false);
  const [isDone, setDone] = useState(false);
  const question = useLeaveGuard(isDirty && !isDone);
  const setTitle = useTab()?.setTitle;
  const title = form ? texts.editing(form.head.tableTxt) : texts.newHead;
  useEffect(() => setTitle?.(title), [title, setTitle]);
  // Once the guard knows that nothing is left to lose.
  useEffect(() => {
    if (isDone) void navigate(HEAD_LIST_PATH);
  }, [isDone, navigate]);

  async function submit() {
    setAsked(true);
    setRefusal('');
    const collected = await grid.current?.collect();
    if (headFault(head) || !collected?.ok) return;
    if (collected.rows.length === 0) return setRefusal(texts.noFields);
    const fields = fieldsOf(collected.rows, head.tableType === '3', isTemporaryId);
    save.mutate(bodyOf(form, head, fields, collected.removedIds.map(String)), {
      onSuccess: () => {
        void message.success(texts.saved);
        setDone(true);
      },
      onError: (error) => {
        setRefusal(describeFailure(error, { locale }).message);
        const cell = refusedCell(refusedField(error));
        const row = cell && collected.rows[cell.row];
        if (row) grid.current?.showCell(row.id, cell.column);
      },
    });
  }

  return (
    <>
      <PageHeader
        title={title}
        actions={
          <>
            <Button onClick={() => void navigate(HEAD_LIST_PATH)}>{texts.back}</Button>
            <Button type="primary" loading={save.isPending} onClick={() => void submit()}>
              {texts.save}
            </Button>
          </>
        }
      />
      {refusal && (
        <Alert
          className="gezi-online-refusal"
          type="error"
          showIcon
          role="alert"
          title={texts.refused}
          description={refusal}
        />
      )}
      <PageCard title={texts.basics}>
        <HeadSettings
          head={head}
          isAsked={isAsked}
          onChange={(part) => {
            setHead({ ...head, ...part });
            setDirty(true);
          }}
        />
      </PageCard>
      <FieldTable
        fields={form?.fields ?? NO_FIELDS}
        isSubTable={head.tableType === '3'}
        grid={grid}
        onChange={() => setDirty(true)}
      />
      {question}
    </>
  );
}

const NO_FIELDS: never[] = [];

function bodyOf(
  form: HeadWithFields | undefined,
  { tableName, tableTxt, ...choices }: HeadMembers,
  fields: ReturnType<typeof fieldsOf>,
  deleteFieldIds: string[],
): HeadToSave {
  const { tableType, formTemplate, isCheckbox, isPage, publishedTo } = choices;
  const head = {
    tableName: tableName.trim(),
    tableTxt: tableTxt.trim(),
    tableType,
    formTemplate,
    isCheckbox,
    isPage,
    publishedTo,
  };
  if (!form) return { body: { head, fields, indexs: [] } };
  const { id, updateTime } = form.head;
  return { id, body: { head: { ...head, id, updateTime }, fields, indexs: [], deleteFieldIds, deleteIndexIds: [] } };
}
