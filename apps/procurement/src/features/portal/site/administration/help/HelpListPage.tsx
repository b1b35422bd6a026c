import { describeFailure, useClient, usePermission } from '@gezi/client';
import { deleteHelpEntry, editHelpEntry } from '@gezi/domain';
import { indexTree } from '@gezi/pickers';
import { EmptyState, PageCard, PageHeader, useLocale } from '@gezi/ui';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { App, Button, Skeleton } from 'antd';
import { useMemo, useState } from 'react';
import { AddButton } from '../../../../../crud/AddButton';
import { useRemoval } from '../../../../../crud/useRemoval';
import type { HelpBranch } from '../core/helpBranches';
import { CALLS_OF, invalidateSite } from '../invalidateSite';
import { useTexts } from '../texts';
import { HelpDrawer } from './HelpDrawer';
import { HelpEntryCard, type HelpAction } from './HelpEntryCard';
import { HelpTree } from './HelpTree';
import { helpTreeQuery } from './helpTreeQuery';

const NONE: HelpBranch[] = [];

/** `/portal/help`: the tree of help documents, with the selected one beside it. */
export function HelpListPage() {
  const texts = useTexts();
  const locale = useLocale();
  const client = useClient();
  const queries = useQueryClient();
  const { message } = App.useApp();
  const mayAdd = usePermission('portal:operateDirectory:add');
  const { data = NONE, error, isPending, refetch } = useQuery(helpTreeQuery(client));
  const index = useMemo(() => indexTree(data), [data]);
  const [chosen, setChosen] = useState<string>();
  const [opened, setOpened] = useState<{ id?: string; pid?: string }>();
  const branch = index.nodes.get(chosen ?? '') ?? data[0];
  const turn = useMutation({
    mutationFn: ({ id, updateTime, status }: Pick<HelpBranch, 'id' | 'updateTime' | 'status'>) =>
      client.call(editHelpEntry, { id, updateTime, status }),
    onSettled: () => invalidateSite(queries, 'help'),
  });
  const { remove } = useRemoval<HelpBranch>({
    one: deleteHelpEntry,
    invalidates: CALLS_OF.help,
    onRemoved: () => setChosen(undefined),
  });

  function act(action: HelpAction, entry: HelpBranch) {
    const { id, title, updateTime } = entry;
    switch (action) {
      case 'edit':
        return setOpened({ id });
      case 'addBelow':
        return setOpened({ pid: id });
      case 'publish':
        return turn.mutate({ id, updateTime, status: '1' }, { onSuccess: () => void message.success(texts.published) });
      case 'revoke':
        return turn.mutate({ id, updateTime, status: '0' }, { onSuccess: () => void message.success(texts.revoked) });
      case 'remove':
        return remove([entry], texts.removeOne(title));
    }
  }

  return (
    <>
      <PageHeader
        title={texts.help.title}
        description={texts.help.hint}
        actions={mayAdd && <AddButton label={texts.help.addRoot} onClick={() => setOpened({})} />}
      />
      <div className="gezi-beside-tree">
        <PageCard title={texts.help.tree}>
          {isPending && <Skeleton active paragraph={{ rows: 8 }} />}
          {error && (
            <EmptyState
              title={describeFailure(error, { purpose: 'list', locale }).message}
              action={<Button onClick={() => void refetch()}>{texts.retry}</Button>}
            />
          )}
          {!isPending && !error && <HelpTree branches={data} value={branch?.id} onChange={setChosen} />}
        </PageCard>
        {branch ? (
          <HelpEntryCard key={branch.id} branch={branch} onAct={(action) => act(action, branch)} />
        ) : (
          !isPending && (
            <PageCard>
              <EmptyState />
            </PageCard>
          )
        )}
      </div>
      {opened && <HelpDrawer {...opened} branches={data} onSaved={setChosen} onClose={() => setOpened(undefined)} />}
    </>
  );
}
