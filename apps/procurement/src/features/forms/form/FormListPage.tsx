import type { QueryField } from '@gezi/advanced-query';
import { useClient, usePermission } from '@gezi/client';
import { listForms, type InputOf, type SysFormRow } from '@gezi/domain';
import type { GridColumn } from '@gezi/editable-grid';
import { formatDateTime } from '@gezi/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { App } from 'antd';
import { useCallback, useMemo, useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { AddButton } from '../../../crud/AddButton';
import { contains } from '../../../crud/core/contains';
import { pageParams, type ListState } from '../../../crud/core/listState';
import { ListView } from '../../../crud/ListView';
import type { SearchField } from '../../../crud/SearchField';
import { useRemoval } from '../../../crud/useRemoval';
import { designerPath } from './formPath';
import { FormRowActions, type FormRowAction } from './FormRowActions';
import { FormVersions } from './FormVersions';
import { actOnForm } from './queries';
import { useTexts } from './texts';
import type { Texts } from './texts/zh-CN';

/** `/flowable/form`: the designed forms of the tenant, to be filled in and, by designers, changed. */
export function FormListPage() {
  const texts = useTexts();
  const client = useClient();
  const navigate = useNavigate();
  const { message } = App.useApp();
  const askRemoval = useRemoval();
  const mayAdd = usePermission('flowable:form:add');
  const { mutate } = useMutation(actOnForm(client, useQueryClient()));
  const [versionsOf, setVersionsOf] = useState<SysFormRow>();

  const act = useCallback(
    (action: FormRowAction, form: SysFormRow) => {
      if (action === 'versions') return setVersionsOf(form);
      const said = { copy: texts.copied, remove: texts.removed }[action];
      const run = () => mutate({ action, form }, { onSuccess: () => void message.success(said) });
      if (action === 'copy') return run();
      askRemoval(texts.removeConfirm(form.formName), run);
    },
    [mutate, message, askRemoval, texts],
  );
  const columns = useMemo(() => formColumns(texts, (form) => <FormRowActions form={form} onAct={act} />), [texts, act]);
  const fields = useMemo<SearchField[]>(
    () => [
      { kind: 'text', name: 'formName', label: texts.formName },
      { kind: 'text', name: 'createBy', label: texts.createBy },
    ],
    [texts],
  );
  const queryFields = useMemo<QueryField[]>(
    () => [
      { key: 'formName', label: texts.formName, type: 'text' },
      { key: 'remark', label: texts.remark, type: 'text' },
      { key: 'version', label: texts.version, type: 'number' },
      { key: 'createBy', label: texts.createBy, type: 'text' },
      { key: 'createTime', label: texts.createTime, type: 'date' },
      { key: 'updateTime', label: texts.updateTime, type: 'date' },
    ],
    [texts],
  );

  return (
    <>
      <ListView
        title={texts.title}
        label={texts.listLabel}
        actions={mayAdd && <AddButton label={texts.add} onClick={() => void navigate(designerPath())} />}
        fields={fields}
        endpoint={listForms}
        input={formListInput}
        columns={columns}
        queryFields={queryFields}
        settings="forms"
      />
      {versionsOf && <FormVersions form={versionsOf} onClose={() => setVersionsOf(undefined)} />}
    </>
  );
}

/** What the list shows of each form. */
const formColumns = (texts: Texts, actions: (form: SysFormRow) => ReactNode): GridColumn<SysFormRow>[] => [
  { key: 'formName', title: texts.formName, width: 240, isOrder: true },
  { key: 'remark', title: texts.remark },
  { key: 'version', title: texts.version, width: 80 },
  { key: 'createBy', title: texts.createBy, width: 110 },
  {
    key: 'updateTime',
    title: texts.updateTime,
    width: 165,
    isOrder: true,
    render: ({ updateTime }) => formatDateTime(updateTime),
  },
  { key: 'actions', type: 'slot', title: texts.actions, width: 210, pin: 'end', render: actions },
];

function formListInput(state: ListState): InputOf<typeof listForms> {
  const { formName, createBy } = state.filters;
  return { ...pageParams(state), formName: contains(formName), createBy: contains(createBy) };
}
