import { SearchOutlined } from '@ant-design/icons';
import { filterTree, indexTree } from '@gezi/pickers';
import { EmptyState } from '@gezi/ui';
import { Input, Tag, Tree } from 'antd';
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
  const [word, setWord] = useState('');
  const [closed, setClosed] = useState<readonly string[]>([]);
  const index = useMemo(() => indexTree(branches), [branches]);
  const pattern = word.trim().toLowerCase();
  const found = useMemo(
    () => filterTree(index, ({ title }) => title.toLowerCase().includes(pattern)),
    [index, pattern],
  );
  // The tree is small: it starts expanded, and a search expands all its matches.
  const expanded = pattern ? [...found.expanded] : index.keys.filter((key) => !closed.includes(key));

  return (
    <div className="gezi-depart-tree">
      <Input
        allowClear
        prefix={<SearchOutlined aria-hidden />}
        aria-label={texts.help.search}
        placeholder={texts.help.search}
        value={word}
        onChange={(event) => setWord(event.target.value)}
      />
      {found.roots.length === 0 ? (
        <EmptyState title={pattern ? texts.help.emptyFiltered : texts.help.empty} />
      ) : (
        <Tree<HelpBranch>
          aria-label={texts.help.tree}
          blockNode
          virtual={false}
          treeData={[...found.roots]}
          selectedKeys={value === undefined ? [] : [value]}
          expandedKeys={expanded}
          onExpand={(keys) => setClosed(index.keys.filter((key) => !keys.includes(key)))}
          onSelect={(_keys, { selected, node }) => onChange(selected ? node.id : undefined)}
          titleRender={({ title, status, adminOnly }) => (
            <span className="gezi-help-branch">
              {title}
              {status === '0' && <Tag>{texts.statuses['0']}</Tag>}
              {adminOnly === '1' && <Tag color="processing">{texts.help.audiences['1']}</Tag>}
            </span>
          )}
        />
      )}
    </div>
  );
}
