import { useTexts } from '../../texts/useTexts';
import type { ControlProps } from './ControlProps';
import { asText } from './TextControl';

/** A colour: a patch that opens the browser's chooser, and its value as text. */
export function ColorControl({ value, onChange, id, label, disabled }: ControlProps) {
  const texts = useTexts();
  const written = asText(value);
  return (
    <span className="gezi-fd-color-control">
      <input
        type="color"
        disabled={disabled}
        aria-label={`${label}：${texts.pickColor}`}
        value={asHex(written)}
        onChange={(event) => onChange(event.target.value, true)}
      />
      <input
        type="text"
        id={id}
        disabled={disabled}
        className="gezi-fd-input"
        value={written}
        onChange={(event) => onChange(event.target.value, true)}
      />
    </span>
  );
}

/** The native input accepts `#rrggbb` only. */
function asHex(written: string): string {
  const short = /^#([0-9a-f])([0-9a-f])([0-9a-f])$/i.exec(written);
  if (short)
    return `#${short
      .slice(1)
      .map((digit) => digit + digit)
      .join('')}`.toLowerCase();
  return /^#[0-9a-f]{6}/i.test(written) ? written.slice(0, 7).toLowerCase() : '#000000';
}
