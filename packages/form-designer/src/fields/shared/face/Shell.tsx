import type { ReactNode } from 'react';

export interface ShellProps {
  value?: string;
  placeholder?: string;
  prefix?: ReactNode;
  suffix?: ReactNode;
  before?: string;
  after?: string;
  disabled?: boolean;
  /** Any CSS width, e.g. `100%`. */
  width?: string;
}

/** A one-line field: the value or the placeholder between prefix and suffix. */
export function Shell({ value, placeholder, prefix, suffix, before, after, disabled, width }: ShellProps) {
  const box = (
    <span className={disabled ? 'gezi-fd-shell gezi-fd-shell-off' : 'gezi-fd-shell'}>
      {prefix ? <span className="gezi-fd-shell-icon">{prefix}</span> : null}
      <span className={value ? 'gezi-fd-shell-text' : 'gezi-fd-shell-text gezi-fd-shell-hint'}>
        {value || placeholder || '\u00a0'}
      </span>
      {suffix ? <span className="gezi-fd-shell-icon">{suffix}</span> : null}
    </span>
  );
  if (!before && !after)
    return width && width !== '100%' ? <span style={{ width, display: 'block' }}>{box}</span> : box;
  return (
    <span className="gezi-fd-joined" style={width ? { width } : undefined}>
      {before ? <span className="gezi-fd-addon">{before}</span> : null}
      {box}
      {after ? <span className="gezi-fd-addon">{after}</span> : null}
    </span>
  );
}
