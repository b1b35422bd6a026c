import { useLayoutEffect, useId, useRef, type ReactNode } from 'react';
import { useTexts } from '../../texts/useTexts';

export interface ColorSwatch {
  /** CSS colour. */
  color: string;
  name: string;
}

export interface ColorPanelProps {
  /** Id of the input, for a label. */
  id?: string | undefined;
  /** Name of the panel for screen readers. */
  label: string;
  /** CSS colour; undefined for none. */
  value: string | undefined;
  /** The `Picker` that antd passes to `panelRender`. */
  picker: ReactNode;
  /** Title of the swatches. */
  title: string;
  /** Swatches. */
  swatches: readonly ColorSwatch[];
  /** Called with the colour of a swatch; undefined for none. */
  onPick: (color: string | undefined) => void;
}

/** Panel of a colour picker: antd's picker with accessible names, swatches, and a button for no colour. */
export function ColorPanel({ id, label, value, picker, title, swatches, onPick }: ColorPanelProps) {
  const texts = useTexts();
  const titleId = useId();
  const inside = useRef<HTMLDialogElement>(null);
  const { hue, opacity, hex } = texts.colourParts;

  // antd leaves these without a name.
  useLayoutEffect(() => {
    const [hueSlider, opacitySlider] = inside.current!.querySelectorAll('[role=slider]');
    const field = (kind: string) => inside.current!.querySelector(`.ant-color-picker-${kind}-input input`);
    hueSlider?.setAttribute('aria-label', hue);
    opacitySlider?.setAttribute('aria-label', opacity);
    field('hex')?.setAttribute('aria-label', hex);
    field('alpha')?.setAttribute('aria-label', opacity);
  });

  return (
    <dialog ref={inside} open id={id} className="gezi-color-panel" aria-label={label}>
      {picker}
      <div className="gezi-color-head">
        <span id={titleId}>{swatches.length > 0 && title}</span>
        <button
          type="button"
          className="gezi-color-clear"
          aria-pressed={value === undefined}
          onClick={() => onPick(undefined)}
        >
          {texts.noColourPick}
        </button>
      </div>
      {swatches.length > 0 && (
        <fieldset aria-labelledby={titleId} className="gezi-color-presets">
          {swatches.map(({ color, name }) => (
            <button
              key={color}
              type="button"
              className="gezi-color-preset"
              style={{ background: color }}
              title={name}
              aria-label={name}
              aria-pressed={value?.toLowerCase() === color.toLowerCase()}
              onClick={() => onPick(color)}
            />
          ))}
        </fieldset>
      )}
    </dialog>
  );
}
