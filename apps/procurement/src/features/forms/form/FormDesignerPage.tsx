import { useTab } from '@gezi/admin-shell';
import { ApiError, useClient, useSession } from '@gezi/client';
import type { SysForm } from '@gezi/domain';
import { FormDesigner, type SavedForm } from '@gezi/form-designer/designer';
import '@gezi/form-designer/styles.css';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { App } from 'antd';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { useLeaveGuard } from '../../../forms/useLeaveGuard';
import { FORM_LIST_PATH } from './formPath';
import { FormState } from './FormState';
import { formQuery, saveForm } from './queries';
import { useTexts } from './texts';
import { useFormTemplates } from './useFormTemplates';
import './form.css';

/** `/lowcode/form-designer?id=`: designs a form; without an id a new one. */
export function FormDesignerPage() {
  const client = useClient();
  const [params] = useSearchParams();
  const id = params.get('id') || undefined;
  const {
    data: form,
    error,
    isFetching,
    refetch,
  } = useQuery({
    ...formQuery(client, id ?? ''),
    enabled: id !== undefined,
  });
  if (id === undefined) return <Board key="new" />;
  if (form) return <Board key={form.id} form={form} />;
  return <FormState error={isFetching ? undefined : error} onRetry={() => void refetch()} />;
}

/** Field of the refusal if the form was saved by another user in between. */
const STALE = 'updateTime';

function Board({ form }: { form?: SysForm }) {
  const texts = useTexts();
  const client = useClient();
  const { user } = useSession();
  const { modal } = App.useApp();
  const navigate = useNavigate();
  // The history has no earlier page of the application.
  const isFirst = useLocation().key === 'default';
  const save = useMutation(saveForm(client, useQueryClient()));
  const [isDirty, setDirty] = useState(false);
  const { question } = useLeaveGuard(isDirty, texts.leaveDraft);
  const templates = useFormTemplates();
  const setTitle = useTab()?.setTitle;
  const title = form ? texts.designing(form.formName) : texts.newForm;
  useEffect(() => setTitle?.(title), [title, setTitle]);

  async function keep({ formName, remark, formContent }: SavedForm): Promise<void> {
    const members = { formName, formContent, remark: remark || null };
    if (!form) return void (await save.mutateAsync(members));
    try {
      await save.mutateAsync({ id: form.id, updateTime: form.updateTime, ...members });
    } catch (error) {
      if (!(error instanceof ApiError && error.field === STALE)) throw error;
      const isWanted = await modal.confirm({
        title: texts.staleTitle,
        content: texts.staleContent,
        okText: texts.overwrite,
        cancelText: texts.cancel,
      });
      if (!isWanted) throw error;
      await save.mutateAsync({ id: form.id, ...members });
    }
  }

  return (
    <div className="gezi-form-page">
      <FormDesigner
        {...(form && { content: form.formContent, formName: form.formName, remark: form.remark ?? '', existing: true })}
        draftKey={`gezi.form-draft.${user?.id ?? ''}.${form?.id ?? 'new'}`}
        templates={templates}
        onSave={keep}
        onDirtyChange={setDirty}
        onSaved={() => {
          setDirty(false);
          // Goes back, or to the list if the page was opened by its address.
          void (isFirst ? navigate(FORM_LIST_PATH) : navigate(-1));
        }}
      />
      {question}
    </div>
  );
}
