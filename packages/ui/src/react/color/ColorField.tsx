import { ColorPicker, type ColorPickerProps } from 'antd';
import { themeColors } from '../../core/themeColors';
import { useLocale } from '../localeContext';
import { useTexts } from '../../texts/useTexts';

export interface ColorFieldProps extends Pick<ColorPickerProps, 'disabled' | 'size' | 'disabledAlpha'> {
  /** `#rrggbb`, or `#rrggbbaa` where it is translucent; nothing for none. */
  value?: string | undefined;
  /** Told when a colour is settled; nothing when it is cleared. */
  onChange?: (value: string | undefined) => void;
  /** Shows the value beside the patch; default true. */
  showText?: boolean;
}

/** antd's colour picker with the eight colours of the theme one click away, and plain text as its value. */
export function ColorField({ value, onChange, showText = true, ...picker }: ColorFieldProps) {
  const texts = useTexts();
  const locale = useLocale();
  return (
    <ColorPicker
      {...picker}
      value={value ?? null}
      allowClear
      showText={showText && ((color) => (value === undefined ? texts.noColour : color.toHexString()))}
      presets={[{ label: texts.themeColours, colors: themeColors.map(({ color }) => color), key: locale }]}
      onClear={() => onChange?.(undefined)}
      onChangeComplete={(color) => {
        if (!color.cleared) onChange?.(color.toHexString());
      }}
    />
  );
}
