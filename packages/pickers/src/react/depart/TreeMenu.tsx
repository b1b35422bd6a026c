import { DownOutlined } from '@ant-design/icons';
import { Button, Dropdown } from 'antd';
import { useTexts } from '../../texts/useTexts';

export interface TreeMenuProps {
  /** Whether parents and children are linked. */
  linked: boolean;
  onLinked: (linked: boolean) => void;
  onExpandAll: () => void;
  onCollapseAll: () => void;
}

/** Menu 树操作: 父子关联, 取消关联 (B§4), expand all and collapse all. */
export function TreeMenu({ linked, onLinked, onExpandAll, onCollapseAll }: TreeMenuProps) {
  const { departs: texts } = useTexts();
  const does: Record<string, () => void> = {
    linked: () => onLinked(true),
    unlinked: () => onLinked(false),
    expand: onExpandAll,
    collapse: onCollapseAll,
  };
  return (
    <Dropdown
      trigger={['click']}
      placement="topLeft"
      menu={{
        selectable: true,
        selectedKeys: [linked ? 'linked' : 'unlinked'],
        items: [
          { key: 'linked', label: texts.linked },
          { key: 'unlinked', label: texts.unlinked },
          { type: 'divider' },
          { key: 'expand', label: texts.expandAll },
          { key: 'collapse', label: texts.collapseAll },
        ],
        onClick: ({ key }) => does[key]?.(),
      }}
    >
      <Button icon={<DownOutlined />} iconPlacement="end">
        {texts.treeMenu}
      </Button>
    </Dropdown>
  );
}
