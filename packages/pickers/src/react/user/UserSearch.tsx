import { Button, Input } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { useTexts } from '../../texts/useTexts';
import { useSearched } from '../kit/useSearched';

/** The search box, separate from the table so that a keystroke rerenders only the box. */
export function UserSearch({ onSearch }: { onSearch: (sought: string) => void }) {
  const texts = useTexts();
  const [typed, setTyped] = useState('');
  const { sought, confirm } = useSearched(typed.trim());
  const latest = useRef(onSearch);
  useEffect(() => {
    latest.current = onSearch;
  });
  useEffect(() => latest.current(sought), [sought]);

  return (
    <div className="gezi-picker-search" data-picker-search>
      <label htmlFor="gezi-users-search">{texts.users.username}</label>
      <Input
        id="gezi-users-search"
        allowClear
        autoComplete="off"
        placeholder={texts.users.searchHint}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        onPressEnter={confirm}
      />
      <Button onClick={() => setTyped('')}>{texts.reset}</Button>
    </div>
  );
}
