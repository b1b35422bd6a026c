import { DownOutlined, FilterOutlined } from '@ant-design/icons';
import type { RightNode } from '@gezi/domain';
import { indexTree, SearchTree } from '@gezi/pickers';
import { Button, Dropdown } from 'antd';
import { useMemo, useState, type ReactNode } from 'react';
import { branchesOf, indexRights, toggleRight } from './core/rightNodes';
import { useTexts } from './texts';

interface RightTreeBoxProps {
  label: string;
  tree: readonly RightNode[];
  chosen: ReadonlySet<string>;
  onChange: (chosen: Set<string>) => void;
  /** Opens the data rules of a menu; absent: not offered. */
  onRules?: ((node: RightNode) => void) | undefined;
}

/** Checkbox tree of menus and buttons, with a menu of bulk actions. */
export function RightTreeBox({ label, tree, chosen, onChange, onRules }: RightTreeBoxProps) {
  const texts = useTexts();
  const index = useMemo(() => indexRights(tree), [tree]);
  const [isLinked, setLinked] = useState(true);
  const [opened, setOpened] = useState<string[]>(() => tree.map(({ id }) => id));
  const nodes = useMemo(() => indexTree(tree), [tree]);

  const actions: Record<string, () => void> = {
    linked: () => setLinked(true),
    free: () => setLinked(false),
    all: () => onChange(new Set(index.ids)),
    none: () => onChange(new Set()),
    open: () => setOpened(branchesOf(index)),
    close: () => setOpened([]),
  };

  return (
    <div className="gezi-rights">
      <div className="gezi-rights-bar">
        <span>{texts.chosenOf(chosen.size, index.ids.length)}</span>
        <Dropdown
          trigger={['click']}
          menu={{
            items: [
              { key: 'linked', label: texts.linked },
              { key: 'free', label: texts.free },
              { type: 'divider' },
              { key: 'all', label: texts.all },
              { key: 'none', label: texts.none },
              { type: 'divider' },
              { key: 'open', label: texts.openAll },
              { key: 'close', label: texts.closeAll },
            ],
            selectable: true,
            selectedKeys: [isLinked ? 'linked' : 'free'],
            onClick: ({ key }) => actions[key]?.(),
          }}
        >
          <Button size="small" aria-haspopup="menu" icon={<DownOutlined aria-hidden />} iconPlacement="end">
            {texts.treeActions}
          </Button>
        </Dropdown>
      </div>
      <SearchTree<RightNode>
        index={nodes}
        label={label}
        searchLabel={texts.searchRights}
        emptyText={texts.noRights}
        checkable
        checkStrictly
        selectable={false}
        virtual={false}
        expanded={opened}
        onExpand={(keys) => setOpened(keys.map(String))}
        checkedKeys={{ checked: [...chosen], halfChecked: [] }}
        onCheck={(_keys, { node, checked }) => onChange(toggleRight(index, chosen, node.id, checked, isLinked))}
        renderNode={(node, title) =>
          onRules && node.ruleFlag === 1 ? <RuledNode node={node} title={title} onRules={onRules} /> : title
        }
      />
    </div>
  );
}

interface RuledNodeProps {
  node: RightNode;
  title: ReactNode;
  onRules: (node: RightNode) => void;
}

/** A menu with data rules, and the button that opens them. */
function RuledNode({ node, title, onRules }: RuledNodeProps) {
  const texts = useTexts();
  return (
    <span className="gezi-rights-node">
      <span>{title}</span>
      <Button
        type="link"
        size="small"
        icon={<FilterOutlined aria-hidden />}
        aria-label={texts.rulesOf(node.title)}
        title={texts.rulesOf(node.title)}
        onClick={(event) => {
          event.stopPropagation();
          onRules(node);
        }}
      />
    </span>
  );
}
