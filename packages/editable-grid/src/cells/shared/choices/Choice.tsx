import { type GridOption, optionText } from '../../../core/columns/GridOption';
import { option as optionRole } from '../../../dom/roles';

/** Pixels of one choice. */
export const ROW = 32;

export interface ChoiceProps {
  id: string;
  option: GridOption;
  place: number;
  count: number;
  active: boolean;
  selected: boolean;
  several: boolean;
}

/** One choice of a list; events identify it by `data-place`. */
export function Choice({ id, option, place, count, active, selected, several }: ChoiceProps) {
  return (
    <div
      {...optionRole}
      id={id}
      data-place={place}
      aria-selected={selected}
      aria-disabled={option.disabled}
      aria-posinset={place + 1}
      aria-setsize={count}
      className={`gezi-option${active ? ' gezi-option-active' : ''}${several ? ' gezi-option-several' : ''}`}
      style={{ top: place * ROW }}
    >
      {optionText(option)}
    </div>
  );
}

/** Place of the choice an event happened on. */
export function placeOf({ target }: Event): number | undefined {
  const place = target instanceof Element ? target.closest('[data-place]')?.getAttribute('data-place') : undefined;
  return place == null ? undefined : Number(place);
}
