import { useRef, useState, type KeyboardEvent, type ReactNode } from 'react';

export interface ToolbarItem {
  key: string;
  label: string;
  icon: ReactNode;
  run: () => void;
  /** Pressed or not; absent where a button is no switch. */
  active?: boolean | undefined;
  disabled?: boolean | undefined;
}

export interface EditorToolbarProps {
  label: string;
  /** Groups are divided by a line. */
  groups: readonly (readonly ToolbarItem[])[];
  disabled?: boolean;
  /** Further controls at the end. */
  extra?: ReactNode;
}

/** The buttons above an editor: one stop of Tab, arrow keys, Home and End among them. */
export function EditorToolbar({ label, groups, disabled = false, extra }: EditorToolbarProps) {
  const bar = useRef<HTMLDivElement>(null);
  const items = groups.flat();
  const [stop, setStop] = useState(items[0]?.key);

  function key(event: KeyboardEvent) {
    const buttons = [...(bar.current?.querySelectorAll<HTMLButtonElement>('.gezi-tool') ?? [])];
    const now = buttons.indexOf(document.activeElement as HTMLButtonElement);
    if (now < 0) return;
    const to =
      event.key === 'ArrowRight'
        ? (now + 1) % buttons.length
        : event.key === 'ArrowLeft'
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
    // The stop of Tab is one of its buttons.
    <div ref={bar} role="toolbar" tabIndex={-1} aria-label={label} className="gezi-toolbar" onKeyDown={key}>
      {groups.map((group) => (
        <span key={group[0]?.key} className="gezi-toolbar-group">
          {group.map((item) => (
            <button
              key={item.key}
              type="button"
              className={item.active ? 'gezi-tool gezi-tool-active' : 'gezi-tool'}
              tabIndex={item.key === stop ? 0 : -1}
              aria-label={item.label}
              aria-pressed={item.active}
              // Still found by the arrow keys, so that the way through the bar stays the same.
              aria-disabled={disabled || item.disabled || undefined}
              title={item.label}
              onFocus={() => setStop(item.key)}
              // The editor keeps its selection.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => {
                if (!disabled && !item.disabled) item.run();
              }}
            >
              {item.icon}
            </button>
          ))}
        </span>
      ))}
      {extra}
    </div>
  );
}
