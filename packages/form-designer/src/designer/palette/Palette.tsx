import { SearchOutlined } from '@ant-design/icons';
import { useState } from 'react';
import type { CompType } from '../../fields/CompType';
import type { PaletteGroup } from '../../fields/FieldType';
import { allFieldTypes, findFieldType } from '../../fields/fieldTypes';
import { nameOfType } from '../canvas/nameOf';
import { useTexts } from '../texts/useTexts';
import { typeIcon } from '../../fields/canvasFaces';

export interface PaletteProps {
  /** Called on click or Enter: adds the component after the selected one. */
  onAdd: (type: CompType) => void;
  hidden?: readonly CompType[];
  /** Types that the settings of the form do not allow: `dynamicTable`. They stay visible and show the reason. */
  off?: readonly CompType[];
}

const GROUPS: readonly PaletteGroup[] = ['common', 'layout', 'assist'];

/** Component types in three groups. An entry is dragged, clicked, or picked up with Space. */
export function Palette({ onAdd, hidden = [], off = [] }: PaletteProps) {
  const texts = useTexts();
  const [search, setSearch] = useState('');
  const wanted = search.trim().toLowerCase();
  const found = allFieldTypes().filter(
    ({ type, group }) => group !== null && !hidden.includes(type) && (wanted === '' || wordsOf(type).includes(wanted)),
  );

  return (
    <div className="gezi-fd-palette">
      <div className="gezi-fd-search">
        <SearchOutlined aria-hidden />
        <input
          type="search"
          value={search}
          placeholder={texts.searchTypes}
          aria-label={texts.searchTypes}
          onChange={(event) => setSearch(event.target.value)}
        />
      </div>
      <div className="gezi-fd-palette-groups">
        {GROUPS.map((group) => {
          const types = found.filter((each) => each.group === group);
          if (types.length === 0) return null;
          return (
            <section key={group} aria-label={texts.groups[group]}>
              <h3 className="gezi-fd-palette-title">{texts.groups[group]}</h3>
              <ul className="gezi-fd-palette-list">
                {types.map(({ type }) => (
                  <li key={type}>
                    <button
                      type="button"
                      className="gezi-fd-palette-item"
                      data-type={type}
                      title={`${nameOfType(type, texts)}\n${off.includes(type) ? texts.refusals['no-dynamic-tables'] : texts.addHint}`}
                      aria-disabled={off.includes(type) || undefined}
                      onClick={() => onAdd(type)}
                    >
                      {typeIcon(type)}
                      <span>{nameOfType(type, texts)}</span>
                    </button>
                  </li>
                ))}
              </ul>
            </section>
          );
        })}
        {found.length === 0 ? <p className="gezi-fd-palette-none">{texts.noTypes}</p> : null}
      </div>
    </div>
  );
}

/** Matches the name in either language, or the saved type. */
const wordsOf = (type: CompType) => `${Object.values(findFieldType(type)!.texts).join(' ')} ${type}`.toLowerCase();
