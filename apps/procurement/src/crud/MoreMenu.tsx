import { DownOutlined } from '@ant-design/icons';
import { Button, Dropdown } from 'antd';
import { useTexts } from './texts';

interface MoreMenuProps<Action extends string> {
  /** Name of the record, for the button's accessible name. */
  name: string | undefined;
  items: readonly { key: Action; label: string; danger?: boolean; disabled?: boolean; title?: string }[];
  onChoose: (action: Action) => void;
}

/** Menu of the record's secondary actions; renders nothing if there are none. */
export function MoreMenu<Action extends string>({ name, items, onChoose }: MoreMenuProps<Action>) {
  const texts = useTexts();
  if (items.length === 0) return null;
  return (
    <Dropdown trigger={['click']} menu={{ items: [...items], onClick: ({ key }) => onChoose(key as Action) }}>
      <Button
        type="link"
        size="small"
        aria-label={name === undefined ? texts.more : texts.moreOf(name)}
        aria-haspopup="menu"
        icon={<DownOutlined aria-hidden />}
        iconPlacement="end"
      >
        {texts.more}
      </Button>
    </Dropdown>
  );
}
