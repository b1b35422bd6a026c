import { CaretDownFilled } from '@ant-design/icons';
import { EmptyState } from '@gezi/ui';
import { Input, Tree, type TreeDataNode, type TreeProps } from 'antd';
import { useState, type Key, type ReactNode } from 'react';
import type { TreeIndex, TreeNode } from '../../core/tree/TreeIndex';
import { useTexts } from '../../texts/useTexts';
import { Highlighted } from '../kit/Highlighted';
import { focusTree } from './focusTree';
import { useTreeFilter } from './useTreeFilter';

type Own = 'treeData' | 'titleRender' | 'fieldNames' | 'expandedKeys' | 'onExpand' | 'children';

/** Optional members that antd's tree reads of every node; antd exports no name for them. */
type BasicDataNode = Omit<TreeDataNode, 'key' | 'title' | 'children'>;

export interface SearchTreeProps<Node extends TreeNode & BasicDataNode> extends Omit<TreeProps<Node>, Own> {
  /** The nodes, see `indexTree`; undefined while they are loaded. */
  index: TreeIndex<Node> | undefined;
  /** Accessible name of the tree. */
  label: string;
  /** Placeholder and accessible name of the search field. */
  searchLabel: string;
  /** Shown without nodes. */
  emptyText: ReactNode;
  /** Text for the number of matches; default none. */
  foundText?: (count: number) => string;
  /** Expanded nodes without a search. */
  expanded: readonly Key[];
  onExpand: (keys: readonly Key[]) => void;
  /** Changes the shown nodes, e.g. to disable some. Must be memoised. */
  prepare?: ((nodes: readonly Node[]) => readonly Node[]) | undefined;
  /** Renders a node around its title, in which matches are marked. */
  renderNode?: (node: Node, title: ReactNode) => ReactNode;
  /** Shown between search field and tree, e.g. an error. */
  notice?: ReactNode;
}

/** Without the name of the icon, which would be read as part of the node. */
const SWITCHER = <CaretDownFilled aria-hidden />;

/**
 * Tree with a search that shows matches with their ancestors and marks them. The down arrow moves from the search into
 * the tree, where the arrow keys move and expand.
 */
export function SearchTree<Node extends TreeNode & BasicDataNode>(props: SearchTreeProps<Node>) {
  const { index, label, searchLabel, emptyText, foundText, expanded, onExpand, prepare, renderNode, notice, ...rest } =
    props;
  const { draggable = false, className, ...tree } = rest;
  const texts = useTexts();
  const [keyword, setKeyword] = useState('');
  const found = useTreeFilter(index, keyword);
  const [foundOpen, setFoundOpen] = useState<{ of: object; keys: readonly Key[] }>();

  const openKeys = found ? (foundOpen?.of === found ? foundOpen.keys : found.expanded) : expanded;
  const open = (keys: readonly Key[]) => (found ? setFoundOpen({ of: found, keys }) : onExpand(keys));
  const roots = found ? found.roots : index?.roots;

  return (
    <div className={className ? `gezi-search-tree ${className}` : 'gezi-search-tree'}>
      <Input.Search
        allowClear
        placeholder={searchLabel}
        aria-label={searchLabel}
        value={keyword}
        onChange={(event) => setKeyword(event.target.value)}
        onSearch={(_, event) => focusTree(event?.target)}
        onKeyDown={(event) => event.key === 'ArrowDown' && focusTree(event.target)}
      />
      {notice}
      {found && foundText && <output className="gezi-search-tree-found">{foundText(found.count)}</output>}
      {roots?.length === 0 && <EmptyState compact title={found ? texts.noMatch(keyword.trim()) : emptyText} />}
      {roots && roots.length > 0 && (
        <Tree<Node>
          {...tree}
          aria-label={label}
          blockNode
          switcherIcon={SWITCHER}
          // While a part of the tree is shown, places would be wrong.
          draggable={!found && draggable}
          treeData={[...(prepare ? prepare(roots) : roots)]}
          expandedKeys={[...openKeys]}
          onExpand={open}
          titleRender={(node) => {
            const title = <Highlighted text={node.title} keyword={found ? keyword : ''} />;
            return renderNode ? renderNode(node, title) : title;
          }}
        />
      )}
    </div>
  );
}
