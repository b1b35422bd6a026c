import { useClient, usePermission } from '@gezi/client';
import { flowRecordPath, deleteProcDef, listProcDefs, updateProcDefState, type ProcDef } from '@gezi/domain';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { App } from 'antd';
import { useMemo, useState } from 'react';
import { useNavigate } from 'react-router';
import { invalidate } from '../../../crud/invalidate';
import { ListPage, type ListAction } from '../../../crud/ListPage';
import { CategoryName } from './CategoryName';
import { definitionFields } from './definitionFields';
import { DefinitionVersions } from './DefinitionVersions';
import { definitionDesignerPath } from './paths';
import { useTexts } from './texts';

const ENDPOINTS = { list: listProcDefs };
const FACES = { category: ({ category }: ProcDef) => <CategoryName code={category} /> };
const nameOf = ({ name }: ProcDef): string => name;

/** `/flowable/definition`: the latest version of each process, to draw, start, suspend and remove. */
export function DefinitionListPage() {
  const texts = useTexts();
  const navigate = useNavigate();
  const mayEdit = usePermission('flowable:definition:edit');
  const [versionsOf, setVersionsOf] = useState<ProcDef>();
  const rowActions = useDefinitionActions(setVersionsOf);
  return (
    <>
      <ListPage
        fields={definitionFields}
        endpoints={ENDPOINTS}
        permission="flowable:definition"
        permissions={PERMISSIONS}
        texts={{ title: texts.listTitle, listLabel: texts.listLabel, add: texts.addDefinition }}
        nameOf={nameOf}
        settings="flow-definitions"
        faces={FACES}
        rowActions={rowActions}
        {...(mayEdit && { onAdd: () => void navigate(definitionDesignerPath()) })}
      />
      {versionsOf && <DefinitionVersions definition={versionsOf} onClose={() => setVersionsOf(undefined)} />}
    </>
  );
}

const PERMISSIONS = { add: 'flowable:definition:edit' };

function useDefinitionActions(openVersions: (definition: ProcDef) => void): ListAction<ProcDef>[] {
  const texts = useTexts();
  const client = useClient();
  const queries = useQueryClient();
  const { message, modal } = App.useApp();
  const mayEdit = usePermission('flowable:definition:edit');
  const mayDelete = usePermission('flowable:definition:delete');
  const { mutate } = useMutation({
    mutationFn: ({ call }: { call: () => Promise<unknown>; done: string }) => call(),
    onSuccess: (_result, { done }) => void message.success(done),
    onSettled: () => invalidate(queries, listProcDefs),
  });
  return useMemo<ListAction<ProcDef>[]>(() => {
    const ask = (title: string, done: string, call: () => Promise<unknown>): void =>
      void modal.confirm({ title, onOk: () => mutate({ call, done }) });
    const setState = ({ deploymentId, name }: ProcDef, state: '1' | '2'): void =>
      ask(
        state === '2' ? texts.suspendQuestion(name) : texts.activateQuestion(name),
        state === '2' ? texts.suspended : texts.activated,
        () => client.call(updateProcDefState, { deployId: deploymentId, state }),
      );
    return [
      ...(mayEdit
        ? [
            {
              key: 'design',
              label: texts.design,
              href: ({ deploymentId }: ProcDef) => definitionDesignerPath(deploymentId),
            },
          ]
        : []),
      {
        key: 'start',
        label: texts.startProcess,
        visible: isActive,
        href: ({ deploymentId }) => flowRecordPath({ deployId: deploymentId }),
      },
      { key: 'versions', label: texts.versions, inMenu: true, onClick: openVersions },
      ...(mayEdit
        ? [
            {
              key: 'suspend',
              label: texts.suspend,
              inMenu: true,
              visible: isActive,
              onClick: (row: ProcDef) => setState(row, '2'),
            },
            {
              key: 'activate',
              label: texts.activate,
              inMenu: true,
              visible: (row: ProcDef) => !isActive(row),
              onClick: (row: ProcDef) => setState(row, '1'),
            },
          ]
        : []),
      ...(mayDelete
        ? [
            {
              key: 'remove',
              label: texts.removeVersion,
              inMenu: true,
              danger: true,
              onClick: ({ deploymentId, name, version }: ProcDef) =>
                ask(texts.removeQuestion(name, version), texts.removed, () =>
                  client.call(deleteProcDef, { deployId: deploymentId }),
                ),
            },
          ]
        : []),
    ];
  }, [texts, client, modal, mutate, mayEdit, mayDelete, openVersions]);
}

const isActive = ({ suspensionState }: ProcDef): boolean => suspensionState === 1;
