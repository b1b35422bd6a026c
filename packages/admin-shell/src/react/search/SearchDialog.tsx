import { SearchOutlined } from '@ant-design/icons';
import { Dialog, useOpeningFocus } from '@gezi/ui';
import { Input, Spin, type InputRef } from 'antd';
import { useId, useMemo, useRef, useState, type KeyboardEvent } from 'react';
import { useNavigate } from 'react-router';
import { searchResults, nextHit, type SearchHit } from '../../core/searchResults';
import { resolveUrl, type UrlValues } from '../../core/resolveUrl';
import { searchMenu } from '../../core/searchMenu';
import type { MenuEntry } from '../../core/visibleMenu';
import { useTexts } from '../../texts/useTexts';
import { ResultList } from './ResultList';
import { combobox } from './roles';
import { useRecordSearch, type SearchRecords } from './useRecordSearch';

export interface SearchDialogProps {
  /** Menu entries, see `visibleMenu`. */
  entries: readonly MenuEntry[];
  urlValues: UrlValues;
  /** Finds records; without it only menu pages are found. */
  search?: SearchRecords | undefined;
  /** Whether a path with query has a route. */
  isKnown: (path: string) => boolean;
  onClose: () => void;
}

/** Dialog to search pages and records: arrow keys select, Enter opens. */
export function SearchDialog({ entries, urlValues, search, isKnown, onClose }: SearchDialogProps) {
  const texts = useTexts();
  const navigate = useNavigate();
  const listId = useId();
  const field = useRef<InputRef>(null);
  const [text, setText] = useState('');
  const [chosen, choose] = useState(0);
  const records = useRecordSearch(search, text);
  const groups = useMemo(
    () => searchResults({ title: texts.menuPages, hits: searchMenu(entries, text) }, records.groups, isKnown),
    [entries, text, records.groups, isKnown, texts],
  );
  const hits = groups.flatMap((group) => group.hits);
  const at = Math.min(chosen, hits.length - 1);
  const active = hits[at];

  function go({ path, entry }: SearchHit) {
    onClose();
    const external = entry?.external === undefined ? undefined : resolveUrl(entry.external, urlValues);
    if (external?.ok) window.open(external.value, '_blank', 'noopener,noreferrer');
    // An embedded page is opened with the whole item (P§2).
    else void navigate(path, entry?.iframe ? { state: entry.item } : {});
  }

  function onKeyDown(event: KeyboardEvent) {
    // Ignores keys of an input method.
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter' && active) go(active);
    else if (event.key === 'ArrowDown') choose(nextHit(at, 1, hits.length));
    else if (event.key === 'ArrowUp') choose(nextHit(at, -1, hits.length));
    else return;
    event.preventDefault();
  }

  useOpeningFocus(true, () => field.current?.input);

  const isEmpty = text.trim() === '';
  const state = searchState(isEmpty, records, hits.length);
  return (
    <Dialog open width={640} title={texts.globalSearch} footer={null} onCancel={onClose} className="gezi-search">
      <Input
        size="large"
        {...combobox}
        ref={field}
        aria-label={texts.globalSearch}
        aria-expanded={hits.length > 0}
        aria-controls={listId}
        aria-autocomplete="list"
        {...(active && { 'aria-activedescendant': `${listId}-${active.key}` })}
        prefix={<SearchOutlined aria-hidden />}
        suffix={<Spin size="small" spinning={records.loading} />}
        placeholder={search ? texts.globalSearchHint : texts.searchMenuHint}
        allowClear
        maxLength={50}
        value={text}
        onChange={(event) => {
          setText(event.target.value);
          choose(0);
        }}
        onKeyDown={onKeyDown}
      />
      <ResultList id={listId} label={texts.globalSearch} groups={isEmpty ? [] : groups} active={active} onPick={go} />
      <output className="gezi-search-state">{state && texts.searchStates[state]}</output>
      <p className="gezi-search-keys" aria-hidden="true">
        <kbd>↑</kbd>
        <kbd>↓</kbd> {texts.searchKeys.choose}
        <kbd>Enter</kbd> {texts.searchKeys.go}
        <kbd>Esc</kbd> {texts.searchKeys.close}
      </p>
    </Dialog>
  );
}

type SearchState = 'empty' | 'loading' | 'none' | 'failed';

function searchState(
  isEmpty: boolean,
  { loading, failed }: { loading: boolean; failed: boolean },
  count: number,
): SearchState | undefined {
  if (isEmpty) return 'empty';
  if (failed) return 'failed';
  if (count > 0) return undefined;
  return loading ? 'loading' : 'none';
}
