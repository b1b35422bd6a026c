import { SearchOutlined } from '@ant-design/icons';
import { namedPopup } from '@gezi/ui';
import { Select } from 'antd';
import { useMemo, useState } from 'react';
import { useNavigate } from 'react-router';
import { resolveUrl, type UrlValues } from '../../core/resolveUrl';
import { searchMenu } from '../../core/searchMenu';
import type { MenuEntry } from '../../core/visibleMenu';
import { useTexts } from '../../texts/useTexts';

export interface MenuSearchProps {
  entries: readonly MenuEntry[];
  urlValues: UrlValues;
  onPicked?: (() => void) | undefined;
}

/** Search for a menu page by name. */
export function MenuSearch({ entries, urlValues, onPicked }: MenuSearchProps) {
  const texts = useTexts();
  const navigate = useNavigate();
  const [text, setText] = useState('');
  const named = useMemo(() => namedPopup(texts.searchMenu), [texts]);
  const hits = useMemo(() => searchMenu(entries, text), [entries, text]);

  function pick(path: string) {
    const entry = hits.find((hit) => hit.entry.path === path)?.entry;
    setText('');
    if (!entry) return;
    onPicked?.();
    const external = entry.external === undefined ? undefined : resolveUrl(entry.external, urlValues);
    if (external?.ok) window.open(external.value, '_blank', 'noopener,noreferrer');
    // An embedded page is opened with the whole item (P§2).
    else void navigate(entry.path, entry.iframe ? { state: entry.item } : {});
  }

  return (
    <Select
      className="gezi-menu-search"
      aria-label={texts.searchMenu}
      placeholder={texts.searchMenu}
      showSearch={{ searchValue: text, onSearch: setText, filterOption: false }}
      value={null}
      onSelect={(path: string | null) => path && pick(path)}
      suffixIcon={<SearchOutlined />}
      notFoundContent={text.trim() ? texts.noMenuFound : texts.searchMenuHint}
      popupMatchSelectWidth={260}
      popupRender={named}
      // Read by screen readers.
      options={hits.map((hit) => ({ value: hit.entry.path, label: [...hit.above, hit.entry.title].join(' / '), hit }))}
      optionRender={({ data: { hit } }) => (
        <span className="gezi-menu-hit">
          <span>{hit.entry.title}</span>
          {hit.above.length > 0 && <span className="gezi-menu-hit-above">{hit.above.join(' / ')}</span>}
        </span>
      )}
    />
  );
}
