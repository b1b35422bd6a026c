import { useClient, usePermission } from '@gezi/client';
import { deleteForm, formFields, listForms, type SysFormRow } from '@gezi/domain';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { App } from 'antd';
import { useMemo, useState } from 'react';
import { useNavigate } from 'react-router';
import { ListPage, type ListAction } from '../../../crud/ListPage';
import { designerPath, formDataPath } from './formPath';
import { FormVersions } from './FormVersions';
import { duplicateForm } from './queries';
import { useTexts } from './texts';

const ENDPOINTS = { list: listForms, delete: deleteForm };
const COLUMNS = ['formName', 'remark', 'version', 'createBy', 'updateTime'];

/** `/flowable/form`: the tenant's designed forms, to fill in or, for designers, to edit. */
export function FormListPage() {
  const texts = useTexts();
  const client = useClient();
  const navigate = useNavigate();
  const { message } = App.useApp();
  const mayFill = usePermission('online:cgform:data');
  const mayEdit = usePermission('flowable:form:edit');
  const mayAdd = usePermission('flowable:form:add');
  const { mutate } = useMutation(duplicateForm(client, useQueryClient()));
  const [versionsOf, setVersionsOf] = useState<SysFormRow>();
  const rowActions = useMemo<ListAction<SysFormRow>[]>(() => {
    const copy = (form: SysFormRow) => mutate(form, { onSuccess: () => void message.success(texts.copied) });
    return [
      ...(mayFill ? [{ key: 'fill', label: texts.fill, href: ({ id }: SysFormRow) => formDataPath(id) }] : []),
      ...(mayEdit ? [{ key: 'design', label: texts.design, href: ({ id }: SysFormRow) => designerPath(id) }] : []),
      ...(mayAdd ? [{ key: 'copy', label: texts.copy, onClick: copy }] : []),
      ...(mayEdit ? [{ key: 'versions', label: texts.versions, onClick: setVersionsOf }] : []),
      'remove',
    ];
  }, [texts, mayFill, mayEdit, mayAdd, mutate, message]);

  return (
    <>
      <ListPage
        fields={formFields}
        endpoints={ENDPOINTS}
        permission="flowable:form"
        texts={texts}
        nameOf={nameOf}
        settings="forms"
        columns={COLUMNS}
        rowActions={rowActions}
        onAdd={() => void navigate(designerPath())}
      />
      {versionsOf && <FormVersions form={versionsOf} onClose={() => setVersionsOf(undefined)} />}
    </>
  );
}

const nameOf = ({ formName }: SysFormRow) => formName;
