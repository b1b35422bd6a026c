import { useLayoutEffect, useId, useRef, type ReactNode } from 'react';
import { useTexts } from '../../texts/useTexts';

export interface ColorSwatch {
  /** As style sheets write it. */
  color: string;
  name: string;
}

export interface ColorPanelProps {
  id?: string | undefined;
  /** Name of the panel for screen readers. */
  label: string;
  /** What is chosen, as style sheets write it; nothing for none. */
  value: string | undefined;
  /** antd's area, sliders and fields: the `Picker` of its `panelRender`. */
  picker: ReactNode;
  /** Colours one click away, under this title. */
  title: string;
  swatches: readonly ColorSwatch[];
  /** The colour of a swatch, or nothing for none. */
  onPick: (color: string | undefined) => void;
}

/** What a colour picker opens: antd's part with a name on everything in it, some colours one click away, and none. */
export function ColorPanel({ id, label, value, picker, title, swatches, onPick }: ColorPanelProps) {
  const texts = useTexts();
  const titleId = useId();
  const inside = useRef<HTMLDialogElement>(null);
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
    <dialog ref={inside} open id={id} className="gezi-color-panel" aria-label={label}>
      {picker}
      <div className="gezi-color-head">
        <span id={titleId}>{swatches.length > 0 && title}</span>
        <button
          type="button"
          className="gezi-color-give-up"
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
