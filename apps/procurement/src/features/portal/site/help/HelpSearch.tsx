import { useClient } from '@gezi/client';
import { namedPopup, useDebounced } from '@gezi/ui';
import { useQuery } from '@tanstack/react-query';
import { Select, Spin } from 'antd';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { helpPath } from '../core/internalTarget';
import { helpQuery } from '../queries';
import { useTexts } from '../texts';

/** Debounce in milliseconds (P§9). */
const WAIT = 300;

/** Searches help documents by title, at all levels of the tree. */
export function HelpSearch({ signedIn }: { signedIn: boolean }) {
  const texts = useTexts();
  const navigate = useNavigate();
  const [typed, setTyped] = useState('');
  const wanted = typed.trim().slice(0, 50);
  const settled = useDebounced(wanted, WAIT);
  const found = useQuery({ ...helpQuery(useClient(), signedIn, settled), enabled: settled !== '' });
  const isAnswer = wanted !== '' && settled === wanted && found.data !== undefined;

  function emptyContent() {
    if (wanted === '') return texts.helpNothingTyped;
    return isAnswer || found.isError ? texts.helpNothingFound : <Spin size="small" />;
  }

  return (
    <Select
      className="gezi-help-search"
      aria-label={texts.helpSearch}
      placeholder={texts.helpSearchHint}
      virtual={false}
      value={null}
      showSearch={{ filterOption: false, searchValue: typed, onSearch: setTyped }}
      popupRender={namedPopup(texts.helpSearch)}
      notFoundContent={<output>{emptyContent()}</output>}
      options={isAnswer ? found.data.map(({ id, title }) => ({ value: id, label: title })) : []}
      onChange={(id: string | null) => {
        setTyped('');
        if (id) void navigate(helpPath(id), { replace: true });
      }}
    />
  );
}
