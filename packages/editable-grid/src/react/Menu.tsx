import { useThemeClass } from '@gezi/ui';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { placeBeside } from './placeBeside';

export interface GridMenuItem {
  key: string;
  label: string;
  danger?: boolean;
  /** One of several settings: the current one. */
  checked?: boolean;
  disabled?: boolean;
  /** Why it is disabled, in a few words; shown beside the label. */
  reason?: string;
  /** Keys that do the same, e.g. `Ctrl+C`. */
  shortcut?: string;
  /** Address of a link. */
  href?: string;
  /** The browser follows the link; otherwise `onSelect` does, but for new tabs and windows. Default false. */
  leaves?: boolean;
  /** A line above this item. */
  apart?: boolean;
  onSelect: () => void;
}

export interface MenuProps {
  label: string;
  items: readonly GridMenuItem[];
  /** Place of the menu: beside an element, or at a point of the window. */
  at: HTMLElement | { x: number; y: number };
  /** Called on close, also after a selection; the focus has been restored by then. */
  onClose: () => void;
}

/** A menu at a row or cell: arrows move, Enter selects, Escape and a press elsewhere close; the focus is restored. */
export function Menu({ label, items, at, onClose }: MenuProps) {
  const themeClass = useThemeClass();
  const menu = useRef<HTMLDivElement>(null);
  const back = useRef<HTMLElement>(null);
  const close = useRef(onClose);

  useLayoutEffect(() => {
    close.current = onClose;
  });

  useLayoutEffect(() => {
    const box = menu.current!;
    // In strict mode the effect runs twice, the second time with the focus inside.
    if (!box.contains(document.activeElement)) back.current = document.activeElement as HTMLElement;
    placeBeside(box, at);
    itemsOf(box)[0]?.focus({ preventScroll: true });
  }, [at]);

  useEffect(() => {
    const press = ({ target }: Event) => {
      if (!menu.current?.contains(target as Node)) close.current();
    };
    const leave = ({ target }: Event) => {
      if (!(target instanceof Node && menu.current?.contains(target))) close.current();
    };
    document.addEventListener('pointerdown', press, true);
    window.addEventListener('scroll', leave, true);
    window.addEventListener('resize', leave);
    return () => {
      document.removeEventListener('pointerdown', press, true);
      window.removeEventListener('scroll', leave, true);
      window.removeEventListener('resize', leave);
    };
  }, []);

  function leave() {
    back.current?.focus({ preventScroll: true });
    onClose();
  }

  function onKeyDown(event: React.KeyboardEvent) {
    const all = itemsOf(menu.current!);
    const now = all.indexOf(document.activeElement as HTMLElement);
    const next: Record<string, number> = {
      ArrowDown: (now + 1) % all.length,
      ArrowUp: (now - 1 + all.length) % all.length,
      Home: 0,
      End: all.length - 1,
    };
    event.stopPropagation();
    if (event.key in next) all[next[event.key]!]?.focus();
    else if (event.key === 'Escape' || event.key === 'Tab') leave();
    else return;
    event.preventDefault();
  }

  return createPortal(
    <div
      ref={menu}
      role="menu"
      tabIndex={-1}
      aria-label={label}
      className={`gezi-menu ${themeClass}`}
      onKeyDown={onKeyDown}
      onContextMenu={(event) => event.preventDefault()}
    >
      {items.map((item) => (
        <Item key={item.key} item={item} onLeave={leave} />
      ))}
    </div>,
    document.body,
  );
}

function Item({ item, onLeave }: { item: GridMenuItem; onLeave: () => void }) {
  const { label, href, leaves = false, disabled = false, onSelect } = item;
  const hint = disabled ? item.reason : shownKeys(item.shortcut);
  const shared = {
    ...(item.checked === undefined ? { role: 'menuitem' } : { role: 'menuitemradio', 'aria-checked': item.checked }),
    tabIndex: -1,
    'aria-disabled': disabled || undefined,
    title: disabled ? item.reason : undefined,
    className: `gezi-menu-item${item.danger ? ' gezi-menu-danger' : ''}${item.apart ? ' gezi-menu-apart' : ''}`,
    'aria-keyshortcuts': disabled ? undefined : ariaKeys(item.shortcut),
    onPointerMove: (event: React.PointerEvent<HTMLElement>) => event.currentTarget.focus({ preventScroll: true }),
  };
  if (href === undefined)
    return (
      <button
        {...shared}
        type="button"
        onClick={() => {
          if (disabled) return;
          onLeave();
          onSelect();
        }}
      >
        <span className="gezi-menu-label">{label}</span>
        {hint ? (
          <span aria-hidden className="gezi-menu-hint">
            {hint}
          </span>
        ) : null}
      </button>
    );
  return (
    <a
      {...shared}
      href={href}
      onClick={(event) => {
        onLeave();
        if (leaves || event.ctrlKey || event.metaKey || event.shiftKey) return;
        event.preventDefault();
        onSelect();
      }}
    >
      {label}
    </a>
  );
}

const itemsOf = (menu: HTMLElement) => [...menu.querySelectorAll<HTMLElement>('[role^=menuitem]')];

const ON_MAC = typeof navigator !== 'undefined' && navigator.userAgent.includes('Mac');

/** `Ctrl+C` as the keyboard of the device names the keys. */
const shownKeys = (shortcut: string | undefined) => (ON_MAC ? shortcut?.replace('Ctrl+', '⌘') : shortcut);

/** `Ctrl+C` as ARIA names the keys. */
const ariaKeys = (shortcut: string | undefined) =>
  shortcut
    ?.replace('Ctrl', ON_MAC ? 'Meta' : 'Control')
    .replace('↑', 'ArrowUp')
    .replace('↓', 'ArrowDown');
