import { DownOutlined } from '@ant-design/icons';
import { Button, Dropdown } from 'antd';
import { useTexts } from '../../texts/useTexts';

export interface TreeMenuProps {
  /** Parents and children follow each other. */
  linked: boolean;
  onLinked: (linked: boolean) => void;
  onExpandAll: () => void;
  onCollapseAll: () => void;
}

/** 树操作: 父子关联 and 取消关联 (B§4), and the whole tree opened or closed. */
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
