import { indexTree, SearchTree } from '@gezi/pickers';
import { Tag } from 'antd';
import { useMemo, useState } from 'react';
import type { HelpBranch } from '../core/helpBranches';
import { useTexts } from '../texts';

interface HelpTreeProps {
  branches: readonly HelpBranch[];
  value: string | undefined;
  onChange: (id: string | undefined) => void;
}

/** Help documents as a tree with a search; entries that are not public are marked. */
export function HelpTree({ branches, value, onChange }: HelpTreeProps) {
  const texts = useTexts();
  const [closed, setClosed] = useState<readonly string[]>([]);
  const index = useMemo(() => indexTree(branches), [branches]);
  return (
    <SearchTree<HelpBranch>
      className="gezi-depart-tree"
      index={index}
      label={texts.help.tree}
      searchLabel={texts.help.search}
      emptyText={texts.help.empty}
      virtual={false}
      selectedKeys={value === undefined ? [] : [value]}
      // The tree is small: it starts expanded.
      expanded={index.keys.filter((key) => !closed.includes(key))}
      onExpand={(keys) => setClosed(index.keys.filter((key) => !keys.includes(key)))}
      onSelect={(_keys, { selected, node }) => onChange(selected ? node.id : undefined)}
      renderNode={({ status, adminOnly }, title) => (
        <span className="gezi-help-branch">
          <span>{title}</span>
          {status === '0' && <Tag>{texts.statuses['0']}</Tag>}
          {adminOnly === '1' && <Tag color="processing">{texts.help.audiences['1']}</Tag>}
        </span>
      )}
    />
  );
}
