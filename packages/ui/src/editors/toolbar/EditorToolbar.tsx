import { useRef, useState, type KeyboardEvent, type MouseEvent, type ReactNode } from 'react';
import { lineKey } from '../../react/lineKey';
import type { ToolbarItem } from './ToolbarItem';
import { ToolMenu } from './ToolMenu';

export interface EditorToolbarProps {
  label: string;
  /** Groups of tools, separated by a line. */
  groups: readonly (readonly ToolbarItem[])[];
  /** Whether it is disabled; default false. */
  disabled?: boolean;
  /** Further controls at the end. */
  extra?: ReactNode;
}

/** The toolbar of an editor: one tab stop, with arrow keys, Home and End inside. */
export function EditorToolbar({ label, groups, disabled = false, extra }: EditorToolbarProps) {
  const bar = useRef<HTMLDivElement>(null);
  const items = groups.flat();
  const [last, setLast] = useState<string>();
  // If the tool with the tab stop disappears, another one takes it.
  const stop = items.some(({ key }) => key === last) ? last : items[0]?.key;

  function key(event: KeyboardEvent) {
    const buttons = [...(bar.current?.querySelectorAll<HTMLButtonElement>('.gezi-tool') ?? [])];
    const now = buttons.indexOf(document.activeElement as HTMLButtonElement);
    if (now < 0) return;
    const pressed = lineKey(event);
    const to =
      pressed === 'ArrowRight'
        ? (now + 1) % buttons.length
        : pressed === 'ArrowLeft'
          ? (now - 1 + buttons.length) % buttons.length
          : event.key === 'Home'
            ? 0
            : event.key === 'End'
              ? buttons.length - 1
              : undefined;
    if (to === undefined) return;
    event.preventDefault();
    buttons[to]?.focus();
  }

  return (
    // One of its buttons is the tab stop.
    <div ref={bar} role="toolbar" tabIndex={-1} aria-label={label} className="gezi-toolbar" onKeyDown={key}>
      {groups.map((group) => (
        <span key={group[0]?.key} className="gezi-toolbar-group">
          {group.map((item) => (
            <Tool
              key={item.key}
              item={item}
              isStop={item.key === stop}
              disabled={disabled || item.disabled === true}
              onFocus={() => setLast(item.key)}
            />
          ))}
        </span>
      ))}
      {extra}
    </div>
  );
}

interface ToolProps {
  item: ToolbarItem;
  isStop: boolean;
  /** Whether it is disabled; default false. */
  disabled: boolean;
  onFocus: () => void;
}

function Tool({ item: { label, icon, active, run, choices }, isStop, disabled, onFocus }: ToolProps) {
  const button = {
    className: active ? 'gezi-tool gezi-tool-active' : 'gezi-tool',
    tabIndex: isStop ? 0 : -1,
    'aria-label': label,
    title: label,
    // Disabled tools stay reachable by the arrow keys.
    ...(disabled && { 'aria-disabled': true }),
    onFocus,
    // Keeps the editor's selection.
    onMouseDown: (event: MouseEvent) => event.preventDefault(),
  };
  if (choices)
    return (
      <ToolMenu {...button} label={label} choices={choices}>
        {icon}
      </ToolMenu>
    );
  return (
    <button {...button} type="button" aria-pressed={active} onClick={() => !disabled && run?.()}>
      {icon}
    </button>
  );
}
