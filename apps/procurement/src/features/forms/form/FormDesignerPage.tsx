import { ApiError, useClient, useSession } from '@gezi/client';
import type { SysForm } from '@gezi/domain';
import { FormDesigner, type SavedForm } from '@gezi/form-designer/designer';
import '@gezi/form-designer/styles.css';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { App } from 'antd';
import { useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { useTabTitle } from '../../../crud/useTabTitle';
import { useLeaveGuard } from '../../../forms/useLeaveGuard';
import { FORM_LIST_PATH } from '../shared/formPaths';
import { FormState } from '../shared/FormState';
import { formQuery, saveForm, type FormToSave } from './queries';
import { useTexts } from './texts';
import { useFormTemplates } from './useFormTemplates';
import './form.css';

/** `/lowcode/form-designer?id=`: designs a form; without an id a new one, which gets its id when it is first saved. */
export function FormDesignerPage() {
  const client = useClient();
  const [params] = useSearchParams();
  const id = params.get('id') || undefined;
  const [createdId, setCreatedId] = useState<string>();
  const isNew = id === undefined || id === createdId;
  const {
    data: form,
    error,
    isFetching,
    refetch,
  } = useQuery({
    ...formQuery(client, id ?? ''),
    enabled: !isNew,
  });
  if (isNew) return <Board key="new" onCreated={setCreatedId} />;
  if (form) return <Board key={form.id} opened={form} />;
  return <FormState error={isFetching ? undefined : error} onRetry={() => void refetch()} />;
}

/** Field of the refusal if the form was saved by another user in between. */
const STALE = 'updateTime';

interface BoardProps {
  /** The form as it was opened; absent for a new one. */
  opened?: SysForm;
  onCreated?: (id: string) => void;
}

function Board({ opened, onCreated }: BoardProps) {
  const texts = useTexts();
  const client = useClient();
  const { user } = useSession();
  const { modal } = App.useApp();
  const navigate = useNavigate();
  const { key } = useLocation();
  // The history has no earlier page of the application.
  const [isFirst] = useState(key === 'default');
  const [form, setForm] = useState(opened);
  const save = useMutation(saveForm(client, useQueryClient()));
  const [isDirty, setDirty] = useState(false);
  const { question, release } = useLeaveGuard(isDirty, texts.leaveDraft);
  const templates = useFormTemplates();
  const title = form ? texts.designing(form.formName) : texts.newForm;
  useTabTitle(title);

  async function keep({ formName, remark, formContent }: SavedForm): Promise<void> {
    const members = { formName, formContent, remark: remark || null };
    if (form) return setForm(await keepChanges(form, members));
    const created = await save.mutateAsync(members);
    setForm(created);
    onCreated?.(created.id);
    // The tab goes on with the address of the form.
    release();
    await navigate({ search: `?id=${encodeURIComponent(created.id)}` }, { replace: true });
  }

  async function keepChanges({ id, updateTime }: SysForm, members: Omit<FormToSave, 'id' | 'updateTime'>) {
    try {
      return await save.mutateAsync({ id, updateTime, ...members });
    } catch (error) {
      if (!(error instanceof ApiError && error.field === STALE)) throw error;
      const isWanted = await modal.confirm({
        title: texts.staleTitle,
        content: texts.staleContent,
        okText: texts.overwrite,
        cancelText: texts.cancel,
      });
      if (!isWanted) throw error;
      return save.mutateAsync({ id, ...members });
    }
  }

  // Goes back, or to the list if the page was opened by its address.
  const leave = () => void (isFirst ? navigate(FORM_LIST_PATH) : navigate(-1));

  return (
    <div className="gezi-form-page">
      <FormDesigner
        {...(opened && { content: opened.formContent })}
        {...(form && { formName: form.formName, remark: form.remark ?? '', existing: true })}
        defaultFullscreen
        draftKey={`gezi.form-draft.${user?.id ?? ''}.${opened?.id ?? 'new'}`}
        templates={templates}
        onSave={keep}
        onDirtyChange={setDirty}
        onSaved={() => {
          release();
          leave();
        }}
        onBack={leave}
      />
      {question}
    </div>
  );
}
