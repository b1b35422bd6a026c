import { useClient, usePermission } from '@gezi/client';
import { formEntryFields, listAllForms, type FormEntry } from '@gezi/domain';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { App, Button } from 'antd';
import { useMemo, useState } from 'react';
import { useNavigate } from 'react-router';
import { ListPage, type ListAction } from '../../../crud/ListPage';
import { designerPath, fillPath, headEditorPath, recordsPath } from '../shared/formPaths';
import { Audience } from './Audience';
import { FormVersions } from './FormVersions';
import { PublishDialog } from './PublishDialog';
import { duplicateForm } from './queries';
import { useTexts } from './texts';
import { useConversion } from './useConversion';
import { useFormRemoval } from './useFormRemoval';

const ENDPOINTS = { list: listAllForms };
const COLUMNS = ['name', 'kind', 'publishedTo', 'remark', 'version', 'updateTime', 'code'];
const FACES = { publishedTo: ({ publishedTo }: FormEntry) => <Audience types={publishedTo} /> };

/** `/flowable/form`: the forms of both kinds, to fill in, with their records; for designers to design and publish. */
export function FormListPage() {
  const texts = useTexts();
  const navigate = useNavigate();
  const mayAdd = usePermission('flowable:form:add');
  const mayEditOnline = usePermission('online:cgform:edit');
  const [opened, setOpened] = useState<{ form: FormEntry; dialog: 'publish' | 'versions' }>();
  const { remove, batchActions } = useFormRemoval();
  const actions = useFormActions(setOpened);
  const convert = useConversion();
  const rowActions = useMemo(() => [...actions, convert, remove], [actions, convert, remove]);
  const close = () => setOpened(undefined);

  return (
    <>
      <ListPage
        fields={formEntryFields}
        endpoints={ENDPOINTS}
        permission="flowable:form"
        texts={{ title: texts.title, listLabel: texts.listLabel, description: texts.hint, add: texts.add }}
        nameOf={nameOf}
        settings="forms"
        columns={COLUMNS}
        faces={FACES}
        rowActions={rowActions}
        batchActions={batchActions}
        {...(mayAdd && { onAdd: () => void navigate(designerPath()) })}
        toolbar={mayEditOnline && <Button onClick={() => void navigate(headEditorPath())}>{texts.addOnline}</Button>}
      />
      {opened?.dialog === 'versions' && (
        <FormVersions form={{ id: opened.form.id, formName: opened.form.name }} onClose={close} />
      )}
      {opened?.dialog === 'publish' && <PublishDialog form={opened.form} onClose={close} />}
    </>
  );
}

/** The actions on one form, as far as the caller may use them. */
function useFormActions(open: (opened: { form: FormEntry; dialog: 'publish' | 'versions' }) => void) {
  const texts = useTexts();
  const client = useClient();
  const { message } = App.useApp();
  const mayFill = usePermission('online:cgform:data');
  const mayEdit = usePermission('flowable:form:edit');
  const mayAdd = usePermission('flowable:form:add');
  const mayEditOnline = usePermission('online:cgform:edit');
  const { mutate } = useMutation(duplicateForm(client, useQueryClient()));
  return useMemo<ListAction<FormEntry>[]>(() => {
    const mayChange = ({ kind }: FormEntry) => (kind === 'online' ? mayEditOnline : mayEdit);
    const copy = (form: FormEntry) => mutate(form, { onSuccess: () => void message.success(texts.copied) });
    const fill: ListAction<FormEntry>[] = mayFill
      ? [{ key: 'fill', label: texts.fill, visible: hasRecords, href: ({ id }) => fillPath(id) }]
      : [];
    const records: ListAction<FormEntry> = {
      key: 'records',
      label: texts.records,
      visible: hasRecords,
      href: ({ id, code }) => recordsPath(code ?? id),
    };
    const design: ListAction<FormEntry>[] = [
      {
        key: 'design',
        label: texts.design,
        visible: (form) => isDesigned(form) && mayEdit,
        href: ({ id }) => designerPath(id),
      },
      {
        key: 'edit',
        label: texts.editHead,
        visible: (form) => !isDesigned(form) && mayEditOnline,
        href: ({ id }) => headEditorPath(id),
      },
    ];
    return [
      // A row shows the first two: those a designer, or a user who fills in forms, needs most.
      ...(mayEdit || mayEditOnline ? [...design, records, ...fill] : [...fill, records]),
      {
        key: 'publish',
        label: texts.publish,
        inMenu: true,
        visible: (form) => hasRecords(form) && mayChange(form),
        onClick: (form) => open({ form, dialog: 'publish' }),
      },
      { key: 'copy', label: texts.copy, inMenu: true, visible: (form) => isDesigned(form) && mayAdd, onClick: copy },
      {
        key: 'versions',
        label: texts.versions,
        inMenu: true,
        visible: (form) => isDesigned(form) && mayEdit,
        onClick: (form) => open({ form, dialog: 'versions' }),
      },
    ];
  }, [texts, mayFill, mayEdit, mayAdd, mayEditOnline, mutate, message, open]);
}

const isDesigned = ({ kind }: FormEntry) => kind === 'designed';
/** Records of a sub-table belong to records of its main table. */
const hasRecords = ({ tableType }: FormEntry) => tableType !== '3';
const nameOf = ({ name }: FormEntry) => name;
