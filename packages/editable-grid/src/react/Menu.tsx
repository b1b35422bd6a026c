import { useEffect, useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { placeBeside } from './placeBeside';

export interface MenuItem {
  key: string;
  label: string;
  danger?: boolean;
  disabled?: boolean;
  /** A line above this item. */
  apart?: boolean;
  onSelect: () => void;
}

export interface MenuProps {
  label: string;
  items: readonly MenuItem[];
  /** Where it opens: beside an element, or at a point of the window. */
  at: HTMLElement | { x: number; y: number };
  /** Also told after a choice; the focus is back where it was by then. */
  onClose: () => void;
}

/** A menu at a row or cell: arrows walk, Enter takes, Escape and a press elsewhere close; the focus goes back. */
export function Menu({ label, items, at, onClose }: MenuProps) {
  const menu = useRef<HTMLDivElement>(null);
  const back = useRef<HTMLElement>(null);
  const close = useRef(onClose);

  useLayoutEffect(() => {
    close.current = onClose;
  });

  useLayoutEffect(() => {
    back.current = document.activeElement as HTMLElement;
    const box = menu.current!;
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
    <div ref={menu} role="menu" tabIndex={-1} aria-label={label} className="gezi-menu" onKeyDown={onKeyDown}>
      {items.map((item) => (
        <button
          key={item.key}
          type="button"
          role="menuitem"
          tabIndex={-1}
          disabled={item.disabled}
          className={`gezi-menu-item${item.danger ? ' gezi-menu-danger' : ''}${item.apart ? ' gezi-menu-apart' : ''}`}
          onClick={() => {
            leave();
            item.onSelect();
          }}
          onPointerMove={(event) => event.currentTarget.focus({ preventScroll: true })}
          onContextMenu={(event) => event.preventDefault()}
        >
          {item.label}
        </button>
      ))}
    </div>,
    document.body,
  );
}

const itemsOf = (menu: HTMLElement) => [...menu.querySelectorAll<HTMLElement>('[role=menuitem]:not(:disabled)')];
