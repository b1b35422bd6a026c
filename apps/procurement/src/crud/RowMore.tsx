import { DownOutlined } from '@ant-design/icons';
import { Button, Dropdown } from 'antd';
import { useTexts } from './texts';

interface RowMoreProps<Action extends string> {
  /** What the row is called, for those who do not see which row they are in; none: it has no name. */
  name: string | undefined;
  items: readonly { key: Action; label: string; danger?: boolean; disabled?: boolean }[];
  onChoose: (action: Action) => void;
}

/** The actions of a row that have no button of their own; nothing where there are none. */
export function RowMore<Action extends string>({ name, items, onChoose }: RowMoreProps<Action>) {
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
