import { DownOutlined, MoreOutlined } from '@ant-design/icons';
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
  /** In a menu also on wide screens, for actions that are rare. Default false. */
  inMenu?: boolean;
  onClick: () => void;
}

interface ActionBarProps {
  /** Shown at the start, e.g. totals. */
  children?: ReactNode;
  /** Dangerous ones are placed first, primary ones last. */
  buttons: readonly BarButton[];
}

/** Sticky bar below a document. On phones it shows the two main buttons, e.g. saving and submitting, and a menu with the others. */
export function ActionBar({ children, buttons }: ActionBarProps) {
  const texts = useTexts();
  const isNarrow = useNarrow();
  const ordered = buttons.toSorted((a, b) => rankOf(a) - rankOf(b));
  const shown = isNarrow ? shownOnPhones(ordered) : ordered.filter(({ inMenu }) => !inMenu);
  const others = ordered.filter((button) => !shown.includes(button));
  const isBusy = buttons.some(({ isLoading }) => isLoading);
  return (
    <div className="gezi-action-bar">
      <div className="gezi-action-bar-start">{children}</div>
      {others.length > 0 && (
        <Dropdown
          trigger={['click']}
          placement="topRight"
          menu={{
            items: others.map(({ key, label, tone }) => ({ key, label, danger: tone === 'danger', disabled: isBusy })),
            onClick: ({ key }) => others.find((button) => button.key === key)?.onClick(),
          }}
        >
          {isNarrow ? (
            <Button size="large" icon={<MoreOutlined aria-hidden />} aria-label={texts.more} aria-haspopup="menu" />
          ) : (
            <Button size="large" icon={<DownOutlined aria-hidden />} iconPlacement="end" aria-haspopup="menu">
              {texts.more}
            </Button>
          )}
        </Dropdown>
      )}
      {shown.map((button) => (
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

/** The main button, and the one before it unless it is rare or dangerous. */
const shownOnPhones = (ordered: readonly BarButton[]): readonly BarButton[] =>
  ordered.slice(-2).filter(({ inMenu, tone }, at, last) => at === last.length - 1 || (!inMenu && tone !== 'danger'));

/** Rare actions are never the main button of a phone, unless there is no other. */
const rankOf = ({ tone, inMenu = false }: BarButton): number => RANK[tone ?? 'plain'] - (inMenu ? 3 : 0);

const RANK = { danger: 0, plain: 1, primary: 2 };
