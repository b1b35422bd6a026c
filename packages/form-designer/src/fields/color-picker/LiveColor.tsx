import { FastColor } from '@ant-design/fast-color';
import { ColorPanel } from '@gezi/ui';
import { ColorPicker, type ColorPickerProps, type GetProp } from 'antd';
import { booleanMember, listMember, textMember } from '../../core/document/members';
import type { FieldProps } from '../../runtime/FieldProps';
import { antdSize } from '../../runtime/kit/antdSize';
import { hslOf } from '../../runtime/kit/hslOf';
import { safeColor } from '../../runtime/kit/safeColor';
import { shownColor } from '../../runtime/kit/shownColor';
import { useTexts } from '../../runtime/texts/useTexts';
import type { LiveProps } from '../../runtime/live/LiveProps';

export interface LiveColorProps extends LiveProps {
  field: FieldProps;
}

/** antd's colour picker; the value is text in the notation the item names. */
export function LiveColor({ field, open, onOpenChange }: LiveColorProps) {
  const texts = useTexts();
  const { item, onChange } = field;
  const hasAlpha = booleanMember(item, 'show-alpha');
  const notation = textMember(item, 'color-format') || (hasAlpha ? 'rgb' : 'hex');
  const value = shownColor(typeof field.value === 'string' ? field.value : '');
  const colors = listMember(item, 'predefine').flatMap((one) =>
    typeof one === 'string' ? (safeColor(one) ?? []) : [],
  );
  const swatches = [...new Set(colors)].map((color) => ({ color, name: color }));
  return (
    <ColorPicker
      value={value ?? null}
      open={open}
      onOpenChange={onOpenChange}
      size={antdSize(field.size)}
      disabledAlpha={!hasAlpha}
      disabledFormat
      panelRender={(_whole, { components: { Picker } }) => (
        <ColorPanel
          label={field.label}
          value={value}
          picker={<Picker />}
          title={texts.predefined}
          swatches={swatches}
          onPick={(color) => onChange(color ? write(parsed(color), notation) : '')}
        />
      )}
      onChangeComplete={(color) => !color.cleared && onChange(write(color, notation))}
      rootClassName="gezi-form-popup"
    >
      <button
        type="button"
        id={field.id}
        className="gezi-form-color"
        aria-haspopup="dialog"
        aria-expanded={open}
        aria-label={`${field.label} ${value ?? ''}`}
        aria-describedby={field.describedBy}
      >
        <span className="gezi-form-patch" style={{ background: value }} />
      </button>
    </ColorPicker>
  );
}

type Convertible = Pick<Parameters<GetProp<ColorPickerProps, 'onChange'>>[0], 'toRgbString' | 'toHexString' | 'toHsb'>;

function write(color: Convertible, notation: string): string {
  if (notation === 'rgb') return color.toRgbString();
  const { h, s, b, a } = color.toHsb();
  if (notation === 'hsv') return colorText('hsv', h, s, b, a);
  if (notation === 'hsl') return colorText('hsl', ...hslOf(h, s, b), a);
  return color.toHexString();
}

/** A colour of a style sheet with antd's conversions. */
function parsed(color: string): Convertible {
  const fast = new FastColor(color);
  const { h, s, v, a } = fast.toHsv();
  return {
    toRgbString: () => fast.toRgbString(),
    toHexString: () => fast.toHexString(),
    toHsb: () => ({ h, s, b: v, a }),
  };
}

function colorText(name: string, hue: number, second: number, third: number, alpha: number): string {
  const parts = `${Math.round(hue)}, ${Math.round(second * 100)}%, ${Math.round(third * 100)}%`;
  return alpha < 1 ? `${name}a(${parts}, ${Number(alpha.toFixed(2))})` : `${name}(${parts})`;
}
