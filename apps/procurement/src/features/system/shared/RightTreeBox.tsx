import { DownOutlined, FilterOutlined } from '@ant-design/icons';
import type { RightNode } from '@gezi/domain';
import { Button, Dropdown, Tree, type TreeDataNode } from 'antd';
import { useMemo, useState } from 'react';
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
  const data = useMemo(() => tree.map((node) => drawn(node, onRules, texts.rulesOf)), [tree, onRules, texts]);

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
      <Tree
        aria-label={label}
        checkable
        checkStrictly
        selectable={false}
        blockNode
        virtual={false}
        treeData={data}
        expandedKeys={opened}
        onExpand={(keys) => setOpened(keys.map(String))}
        checkedKeys={{ checked: [...chosen], halfChecked: [] }}
        onCheck={(_keys, { node, checked }) =>
          onChange(toggleRight(index, chosen, String(node.key), checked, isLinked))
        }
      />
    </div>
  );
}

function drawn(
  node: RightNode,
  onRules: RightTreeBoxProps['onRules'],
  rulesOf: (name: string) => string,
): TreeDataNode {
  const { id, title, ruleFlag, children } = node;
  return {
    key: id,
    title:
      onRules && ruleFlag === 1 ? (
        <span className="gezi-rights-node">
          {title}
          <Button
            type="link"
            size="small"
            icon={<FilterOutlined aria-hidden />}
            aria-label={rulesOf(title)}
            title={rulesOf(title)}
            onClick={(event) => {
              event.stopPropagation();
              onRules(node);
            }}
          />
        </span>
      ) : (
        title
      ),
    ...(children?.length ? { children: children.map((child) => drawn(child, onRules, rulesOf)) } : {}),
  };
}
