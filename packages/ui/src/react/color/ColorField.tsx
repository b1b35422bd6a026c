import { ColorPicker, type ColorPickerProps } from 'antd';
import { useId, useRef, useState, type FC, type KeyboardEvent, type ReactNode } from 'react';
import { themeColors } from '../../core/themeColors';
import { useTexts } from '../../texts/useTexts';
import { useLocale } from '../localeContext';
import { ColorPanel } from './ColorPanel';

export interface ColorFieldProps extends Pick<ColorPickerProps, 'disabled' | 'size' | 'disabledAlpha'> {
  /** `#rrggbb`, or `#rrggbbaa` with transparency; undefined for none. */
  value?: string | undefined;
  /** Called when a colour is confirmed; with undefined when it is cleared. */
  onChange?: (value: string | undefined) => void;
  /** Whether the value is shown beside the swatch; default true. */
  showText?: boolean;
  /** Id of the input, for a label. */
  id?: string;
  /** Name for screen readers, if no label refers to `id`. */
  'aria-label'?: string;
}

/** antd's field of the value. */
const HEX = '.ant-color-picker-hex-input input';

/**
 * Colour picker with the eight theme colours as swatches and text as its value. Keyboard: Enter opens it with the value
 * selected, Escape closes it.
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
    // The keyboard edits the value; the area above it is for the pointer.
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
          // Opened by keyboard: focus the value.
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
