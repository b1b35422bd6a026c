import { describeFailure } from '@gezi/client';
import { indexTree, SearchTree, type SearchTreeProps } from '@gezi/pickers';
import { EmptyState, useLocale } from '@gezi/ui';
import { Button, Skeleton } from 'antd';
import { useMemo, useState, type Key } from 'react';
import { useTexts } from './texts';

/** The query that loads the nodes at the top with those below. */
export interface TreeRoots<Node> {
  data: readonly Node[] | undefined;
  error: unknown;
  isPending: boolean;
  refetch: () => unknown;
}

type SearchNode = Parameters<typeof indexTree>[0][number];
type TreeOptions<Node extends SearchNode> = Pick<
  SearchTreeProps<Node>,
  'label' | 'searchLabel' | 'draggable' | 'onDrop'
>;

interface LoadedTreeProps<Node extends SearchNode> extends TreeOptions<Node> {
  roots: TreeRoots<Node>;
  /** Key of the selected node. */
  value?: string | undefined;
  /** Selecting the selected node clears the selection. */
  onChange: (node: Node | undefined) => void;
}

/** A tree with a search beside a list, and its states loading, failed and empty. */
export function LoadedTree<Node extends SearchNode>(props: LoadedTreeProps<Node>) {
  const { roots, value, onChange, ...tree } = props;
  const texts = useTexts();
  const locale = useLocale();
  const { data, error, isPending, refetch } = roots;
  const [opened, setOpened] = useState<readonly Key[]>();
  const index = useMemo(() => indexTree(data ?? []), [data]);

  if (isPending) return <Skeleton active paragraph={{ rows: 8 }} />;
  if (error) {
    return (
      <EmptyState
        title={describeFailure(error, { purpose: 'list', locale }).message}
        action={<Button onClick={() => void refetch()}>{texts.retry}</Button>}
      />
    );
  }
  return (
    <SearchTree<Node>
      {...tree}
      className="gezi-depart-tree"
      index={index}
      emptyText={texts.empty}
      virtual={false}
      selectedKeys={value === undefined ? [] : [value]}
      // The first level starts expanded.
      expanded={opened ?? index.roots.map(({ key }) => key)}
      onExpand={setOpened}
      onSelect={(_keys, { selected, node }) => onChange(selected ? node : undefined)}
    />
  );
}
