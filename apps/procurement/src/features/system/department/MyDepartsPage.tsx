import { useClient } from '@gezi/client';
import { indexTree } from '@gezi/pickers';
import { EmptyState, PageCard, PageHeader } from '@gezi/ui';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { DepartTreeView } from '../../../crud/DepartTreeView';
import { DepartCard } from './DepartCard';
import { myDepartsQuery } from './queries';
import { useTexts } from './texts';
import { useChosenDepart } from './useChosenDepart';

/** `/isystem/departUserList`: the departments in the caller's charge, otherwise the caller's own, with their members. */
export function MyDepartsPage() {
  const { mine } = useTexts();
  const query = useQuery(myDepartsQuery(useClient()));
  const { data } = query;
  const { chosen, choose, setDirty, question } = useChosenDepart();
  const tree = useMemo(() => indexTree(data?.departs ?? []), [data]);
  const node = tree.nodes.get(chosen ?? '') ?? data?.departs[0];

  if (data?.departs.length === 0) {
    return (
      <>
        <PageHeader title={mine.title} />
        <PageCard>
          <EmptyState title={mine.none} description={mine.noneHint} />
        </PageCard>
      </>
    );
  }
  return (
    <>
      <PageHeader title={mine.title} {...(data && { description: data.inCharge ? mine.inCharge : mine.own })} />
      <div className="gezi-beside-tree">
        <PageCard title={mine.treeTitle}>
          <DepartTreeView
            label={mine.treeTitle}
            roots={{ ...query, data: data?.departs }}
            value={node?.key}
            onChange={(depart) => choose(depart?.id)}
          />
        </PageCard>
        {node && <DepartCard key={node.id} node={node} start="users" onDirty={setDirty} />}
      </div>
      {question}
    </>
  );
}
