import { ColorPicker, type ColorPickerProps } from 'antd';
import { useId, useRef, useState, type FC, type KeyboardEvent, type ReactNode } from 'react';
import { themeColors } from '../../core/themeColors';
import { useTexts } from '../../texts/useTexts';
import { useLocale } from '../localeContext';
import { ColorPanel } from './ColorPanel';

export interface ColorFieldProps extends Pick<ColorPickerProps, 'disabled' | 'size' | 'disabledAlpha'> {
  /** `#rrggbb`, or `#rrggbbaa` where it is translucent; nothing for none. */
  value?: string | undefined;
  /** Told when a colour is settled; nothing when it is cleared. */
  onChange?: (value: string | undefined) => void;
  /** Shows the value beside the patch; default true. */
  showText?: boolean;
  id?: string;
  /** Name for screen readers, if no label refers to `id`. */
  'aria-label'?: string;
}

/** antd's field of the value. */
const HEX = '.ant-color-picker-hex-input input';

/**
 * antd's colour picker with the eight colours of the theme one click away, and plain text as its value. By keyboard:
 * Enter opens it with the value ready to be typed over, Escape closes it.
 */
export function ColorField({
  value,
  onChange,
  showText = true,
  disabled = false,
  size = 'middle',
  disabledAlpha = false,
  id,
  'aria-label': label,
}: ColorFieldProps) {
  const texts = useTexts();
  const locale = useLocale();
  const panelId = useId();
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const said = value ?? texts.noColour;

  function close(event: KeyboardEvent) {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    setOpen(false);
    button.current?.focus();
  }

  const panel = (_whole: ReactNode, { components: { Picker } }: { components: { Picker: FC } }) => (
    // Opened by keyboard, the value can be typed at once; the area above it is for the pointer.
    <div role="presentation" onKeyDown={close}>
      <ColorPanel
        id={panelId}
        label={label ?? texts.colour}
        value={value}
        picker={<Picker />}
        title={texts.themeColours}
        swatches={themeColors.map(({ color, zh, en }) => ({ color, name: locale === 'zh-CN' ? zh : en }))}
        onPick={(picked) => onChange?.(picked?.toLowerCase())}
      />
    </div>
  );

  return (
    <ColorPicker
      value={value ?? null}
      open={open}
      onOpenChange={setOpen}
      disabled={disabled}
      disabledAlpha={disabledAlpha}
      disabledFormat
      panelRender={panel}
      onChangeComplete={(color) => {
        if (!color.cleared) onChange?.(color.toHexString());
      }}
    >
      <button
        ref={button}
        type="button"
        id={id}
        className={`gezi-color gezi-color-${size}`}
        disabled={disabled}
        aria-haspopup="dialog"
        aria-expanded={open}
        aria-controls={open ? panelId : undefined}
        aria-label={`${label ?? texts.colour} ${said}`}
        onClick={({ detail }) => {
          // No pointer: the value is what the keyboard is for.
          if (detail === 0)
            requestAnimationFrame(() =>
              document.getElementById(panelId)?.querySelector<HTMLInputElement>(HEX)?.select(),
            );
        }}
      >
        <span className={value ? 'gezi-color-patch' : 'gezi-color-patch gezi-color-none'}>
          <span style={{ background: value }} />
        </span>
        {showText && <span className="gezi-color-text">{said}</span>}
      </button>
    </ColorPicker>
  );
}
