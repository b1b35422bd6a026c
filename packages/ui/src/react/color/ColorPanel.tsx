import { useId, useLayoutEffect, useRef, type ReactNode } from 'react';
import { themeColors } from '../../core/themeColors';
import { useLocale } from '../localeContext';
import { useTexts } from '../../texts/useTexts';

export interface ColorPanelProps {
  id: string;
  label: string;
  value: string | undefined;
  /** antd's area, sliders and fields. */
  picker: ReactNode;
  /** A colour of the theme, or nothing for none. */
  onPick: (value: string | undefined) => void;
}

const DIALOG = { role: 'dialog' };

/** What the colour picker opens: antd's part with a name on everything in it, the colours of the theme, and none. */
export function ColorPanel({ id, label, value, picker, onPick }: ColorPanelProps) {
  const texts = useTexts();
  const locale = useLocale();
  const themeId = useId();
  const inside = useRef<HTMLDivElement>(null);
  const { hue, opacity, hex } = texts.colourParts;

  // antd gives these no name and takes none.
  useLayoutEffect(() => {
    const [hueSlider, opacitySlider] = inside.current!.querySelectorAll('[role=slider]');
    const field = (kind: string) => inside.current!.querySelector(`.ant-color-picker-${kind}-input input`);
    hueSlider?.setAttribute('aria-label', hue);
    opacitySlider?.setAttribute('aria-label', opacity);
    field('hex')?.setAttribute('aria-label', hex);
    field('alpha')?.setAttribute('aria-label', opacity);
  });

  return (
    <div ref={inside} id={id} {...DIALOG} aria-label={label}>
      {picker}
      <div className="gezi-color-head">
        <span id={themeId}>{texts.themeColours}</span>
        <button
          type="button"
          className="gezi-color-give-up"
          aria-pressed={value === undefined}
          onClick={() => onPick(undefined)}
        >
          {texts.noColourPick}
        </button>
      </div>
      <fieldset aria-labelledby={themeId} className="gezi-color-presets">
        {themeColors.map(({ key, color, zh, en }) => {
          const name = locale === 'zh-CN' ? zh : en;
          return (
            <button
              key={key}
              type="button"
              className="gezi-color-preset"
              style={{ background: color }}
              title={name}
              aria-label={name}
              aria-pressed={value?.toLowerCase() === color.toLowerCase()}
              onClick={() => onPick(color.toLowerCase())}
            />
          );
        })}
      </fieldset>
    </div>
  );
}
