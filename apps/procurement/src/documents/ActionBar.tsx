import { MoreOutlined } from '@ant-design/icons';
import { Button, Dropdown } from 'antd';
import type { ReactNode } from 'react';
import { useNarrow } from '../crud/useNarrow';
import { useTexts } from './texts';

/** A button of the bar. */
export interface BarButton {
  key: string;
  label: string;
  tone?: 'primary' | 'danger' | undefined;
  isLoading?: boolean;
  /** `aria-keyshortcuts` of the button. */
  keys?: string;
  onClick: () => void;
}

interface ActionBarProps {
  /** Shown at the start, e.g. totals. */
  children?: ReactNode;
  /** Dangerous ones are placed first, primary ones last. */
  buttons: readonly BarButton[];
}

/** Sticky bar below a document. On phones it shows the main button, and a menu with the others. */
export function ActionBar({ children, buttons }: ActionBarProps) {
  const texts = useTexts();
  const isNarrow = useNarrow();
  const ordered = buttons.toSorted((a, b) => RANK[a.tone ?? 'plain'] - RANK[b.tone ?? 'plain']);
  const others = ordered.slice(0, -1);
  const isBusy = buttons.some(({ isLoading }) => isLoading);
  return (
    <div className="gezi-action-bar">
      <div className="gezi-action-bar-start">{children}</div>
      {isNarrow && others.length > 0 && (
        <Dropdown
          trigger={['click']}
          placement="topRight"
          menu={{
            items: others.map(({ key, label, tone }) => ({ key, label, danger: tone === 'danger', disabled: isBusy })),
            onClick: ({ key }) => others.find((button) => button.key === key)?.onClick(),
          }}
        >
          <Button size="large" icon={<MoreOutlined aria-hidden />} aria-label={texts.more} aria-haspopup="menu" />
        </Dropdown>
      )}
      {(isNarrow ? ordered.slice(-1) : ordered).map((button) => (
        <Button
          key={button.key}
          size="large"
          type={button.tone === 'primary' ? 'primary' : 'default'}
          danger={button.tone === 'danger'}
          loading={button.isLoading ?? false}
          disabled={isBusy && !button.isLoading}
          {...(button.keys && { 'aria-keyshortcuts': button.keys })}
          onClick={button.onClick}
        >
          {button.label}
        </Button>
      ))}
    </div>
  );
}

const RANK = { danger: 0, plain: 1, primary: 2 };
