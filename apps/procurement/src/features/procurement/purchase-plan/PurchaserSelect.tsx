import { useClient } from '@gezi/client';
import { namedPopup, useDebounced } from '@gezi/ui';
import { useQuery } from '@tanstack/react-query';
import { Button, Select, Spin } from 'antd';
import { useState } from 'react';
import type { Purchaser } from './core/planLines';
import { useTexts as useDocumentTexts } from '../../../documents/texts';
import { purchaserQuery } from './queries';
import { useTexts } from './texts';

/** Debounce in milliseconds before a search is sent (P§9). */
const SEARCH_DELAY = 800;

/** Height in pixels that fits one search result without scrolling. */
const LIST_HEIGHT = 400;

interface PurchaserSelectProps {
  id?: string;
  /** Default null: none. */
  value?: Purchaser | null;
  onChange?: (purchaser: Purchaser | null) => void;
  onBlur?: () => void;
  disabled?: boolean;
  'aria-describedby'?: string;
  'aria-invalid'?: boolean;
  'aria-required'?: boolean;
}

/** Form field for the purchaser with a search by name. The options always match the typed text. */
export function PurchaserSelect(props: PurchaserSelectProps) {
  const { value = null, onChange, disabled = false, ...field } = props;
  const texts = useTexts();
  const { retry } = useDocumentTexts();
  const client = useClient();
  const [open, setOpen] = useState(false);
  const [typed, setTyped] = useState('');
  const name = useDebounced(typed.trim(), SEARCH_DELAY);
  const settled = name === typed.trim();
  const search = useQuery({ ...purchaserQuery(client, name), enabled: open && settled });
  const users = settled ? (search.data?.records ?? []) : [];

  function emptyContent() {
    if (!settled || search.isFetching) {
      return (
        <output className="gezi-purchaser-note">
          <Spin size="small" /> {texts.purchaserSearching}
        </output>
      );
    }
    if (search.isError) {
      return (
        <div className="gezi-purchaser-note" role="alert">
          {texts.purchaserFailed}
          <Button type="link" size="small" onClick={() => void search.refetch()}>
            {retry}
          </Button>
        </div>
      );
    }
    return <div className="gezi-purchaser-note">{texts.purchaserNone}</div>;
  }

  return (
    <Select
      {...field}
      className="gezi-purchaser-select"
      aria-label={texts.purchaser}
      disabled={disabled}
      allowClear={{ label: texts.purchaserClear }}
      // The list is short: render all options so that screen readers can read them.
      virtual={false}
      listHeight={LIST_HEIGHT}
      showSearch={{ filterOption: false, searchValue: typed, onSearch: setTyped, autoClearSearchValue: true }}
      popupRender={namedPopup(texts.purchaser)}
      open={open}
      onOpenChange={(next) => {
        setOpen(next);
        // Clears the search for the next opening.
        if (!next) setTyped('');
      }}
      placeholder={texts.purchaserHint}
      notFoundContent={emptyContent()}
      labelInValue
      value={value && { value: value.id, label: value.name }}
      options={users.map((user) => ({
        value: user.id,
        label: user.realname,
        detail: [user.username, user.orgCodeTxt].filter(Boolean).join(' · '),
      }))}
      optionRender={({ data }) => (
        <span className="gezi-purchaser-option">
          <span>{data.label}</span>
          <small>{data.detail}</small>
        </span>
      )}
      onChange={(chosen: { value: string; label: string } | undefined) => {
        onChange?.(chosen ? { id: chosen.value, name: chosen.label } : null);
      }}
    />
  );
}
