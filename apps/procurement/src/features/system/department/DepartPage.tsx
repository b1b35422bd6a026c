import { useClient, usePermission, type DepartmentNode } from '@gezi/client';
import { addDepart, deleteDepart, exportDeparts, importDeparts, queryDepartmentTree } from '@gezi/domain';
import { DepartPickerDialog, indexTree, keysBelow } from '@gezi/pickers';
import { EmptyState, PageCard, PageHeader } from '@gezi/ui';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { App } from 'antd';
import { useMemo, useState } from 'react';
import { AddButton } from '../../../crud/AddButton';
import { DepartTree, departTreeQuery } from '../../../crud/DepartTree';
import { childrenOf, type DepartDrop } from '../../../crud/DepartTreeView';
import { ExportButton } from '../../../crud/ExportButton';
import { ImportRowsButton } from '../../../crud/ImportRowsButton';
import { useRemoval } from '../../../crud/useRemoval';
import { draftFor } from '../../../forms/core/draft';
import { RecordDrawer } from '../../../forms/RecordDrawer';
import { departFields } from './core/departFields';
import { DepartActions, type DepartAction } from './DepartActions';
import { DepartCard } from './DepartCard';
import { DepartFormFields } from './DepartFormFields';
import { addBelow, moveDepart, refreshDeparts } from './queries';
import { useTexts } from './texts';
import { useChosenDepart } from './useChosenDepart';

const NONE: DepartmentNode[] = [];

/** `/isystem/depart`: the tree of departments, with the selected one and its members beside it. */
export function DepartPage() {
  const texts = useTexts();
  const client = useClient();
  const queries = useQueryClient();
  const { message } = App.useApp();
  const mayAdd = usePermission('system:depart:add');
  const mayEdit = usePermission('system:depart:edit');
  const mayExport = usePermission('system:depart:export');
  const mayImport = usePermission('system:depart:import');
  const { data = NONE, isPending } = useQuery(departTreeQuery(client));
  const tree = useMemo(() => indexTree(data), [data]);
  const { chosen, choose, clear, isDirty, setDirty, question } = useChosenDepart();
  const [adding, setAdding] = useState<{ parentId: string }>();
  const [isMoving, setMoving] = useState(false);
  const move = useMutation(moveDepart(client, queries));
  const { remove } = useRemoval<DepartmentNode>({
    one: deleteDepart,
    invalidates: [queryDepartmentTree],
    onRemoved: clear,
  });
  const node = tree.nodes.get(chosen ?? '') ?? data[0];
  const parentId = node?.parentId ?? '';
  const siblings = (childrenOf(data, parentId) ?? NONE).map(({ id }) => id);
  const at = node ? siblings.indexOf(node.id) : -1;

  function put(drop: DepartDrop) {
    const from = tree.nodes.get(drop.id)?.parentId ?? '';
    move.mutate({ ...drop, from }, { onSuccess: () => void message.success(texts.moved) });
  }

  function act(action: DepartAction) {
    if (!node) return;
    const { id, title } = node;
    const others = siblings.filter((one) => one !== id);
    switch (action) {
      case 'addChild':
        return setAdding({ parentId: id });
      case 'addSibling':
        return setAdding({ parentId });
      case 'move':
        return setMoving(true);
      case 'moveUp':
      case 'moveDown':
        return put({ id, parentId, order: others.toSpliced(action === 'moveUp' ? at - 1 : at + 1, 0, id) });
      case 'toRoot':
        return put({ id, parentId: '', order: [] });
      case 'remove': {
        const below = keysBelow(tree, id).length;
        return remove([node], below > 0 ? texts.removeWithChildren(title, below) : texts.removeConfirm(title));
      }
    }
  }

  return (
    <>
      <PageHeader
        title={texts.title}
        actions={
          <>
            {mayAdd && <AddButton label={texts.addRoot} onClick={() => setAdding({ parentId: '' })} />}
            {mayImport && <ImportRowsButton endpoint={importDeparts} invalidates={[queryDepartmentTree]} />}
            {mayExport && <ExportButton endpoint={exportDeparts} input={{}} fileName={texts.fileName} />}
          </>
        }
      />
      <div className="gezi-beside-tree">
        <PageCard title={texts.treeTitle}>
          <DepartTree
            label={texts.treeTitle}
            value={node?.key}
            onChange={(depart) => choose(depart?.id)}
            {...(mayEdit && { onDrop: put })}
          />
        </PageCard>
        {node ? (
          <DepartCard
            key={node.id}
            node={node}
            onDirty={setDirty}
            actions={
              <DepartActions name={node.title} isRoot={parentId === ''} at={at} count={siblings.length} onAct={act} />
            }
          />
        ) : (
          !isPending && (
            <PageCard>
              <EmptyState />
            </PageCard>
          )
        )}
      </div>
      {adding && (
        <RecordDrawer
          title={texts.addTitle(tree.nodes.get(adding.parentId)?.title ?? '')}
          schema={addDepart.input}
          draft={draftFor(`depart.${adding.parentId || 'root'}.new`)}
          saved={texts.saved}
          initial={{
            ...departFields(),
            orgCategory: adding.parentId ? '2' : '1',
            departOrder: childrenOf(data, adding.parentId)?.length ?? 0,
          }}
          save={async (fields) => {
            const added = await addBelow(client, fields, adding.parentId);
            await refreshDeparts(queries);
            if (!isDirty) choose(added.id);
          }}
          onClose={() => setAdding(undefined)}
        >
          <DepartFormFields />
        </RecordDrawer>
      )}
      {node && (
        <DepartPickerDialog
          open={isMoving}
          title={texts.moveTitle(node.title)}
          exclude={[node.id]}
          value={parentId ? [parentId] : []}
          onCancel={() => setMoving(false)}
          onOk={([target]) => {
            setMoving(false);
            if (target) put({ id: node.id, parentId: target.id, order: [] });
          }}
        />
      )}
      {question}
    </>
  );
}
