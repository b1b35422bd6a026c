import { DownOutlined } from '@ant-design/icons';
import { Dropdown } from 'antd';
import { useState, type ComponentProps } from 'react';
import type { ToolChoice } from './ToolbarItem';

interface ToolMenuProps extends ComponentProps<'button'> {
  label: string;
  choices: readonly ToolChoice[];
}

/** Focuses the list, as a menu button does. */
const INTO = { autoFocus: true };
const TRIGGER: 'click'[] = ['click'];

/** A tool with several options: its button opens their list. */
export function ToolMenu({ label, choices, children, ...button }: ToolMenuProps) {
  const [open, setOpen] = useState(false);
  return (
    <Dropdown
      open={open}
      {...INTO}
      trigger={TRIGGER}
      disabled={button['aria-disabled'] === true}
      onOpenChange={setOpen}
      menu={{
        'aria-label': label,
        selectable: true,
        selectedKeys: choices.filter(({ active }) => active).map(({ key }) => key),
        items: choices.map(({ key, label: text, icon, disabled }) => ({
          key,
          label: text,
          // Decorative.
          icon: icon && <span aria-hidden>{icon}</span>,
          disabled: disabled === true,
        })),
        onClick: ({ key }) => {
          setOpen(false);
          choices.find((choice) => choice.key === key)?.run();
        },
      }}
    >
      <button {...button} type="button" aria-haspopup="menu" aria-expanded={open}>
        {children}
        <DownOutlined aria-hidden className="gezi-tool-more" />
      </button>
    </Dropdown>
  );
}
