import { Input } from 'antd';
import { useTexts } from './texts';

interface KeywordSearchProps {
  label: string;
  hint: string;
  /** As it stands in the address. */
  keyword: string;
  onSearch: (keyword: string) => void;
}

/** A list of the site searched by a word. */
export function KeywordSearch({ label, hint, keyword, onSearch }: KeywordSearchProps) {
  const texts = useTexts();
  return (
    <Input.Search
      key={keyword}
      aria-label={label}
      placeholder={hint}
      enterButton={texts.search}
      allowClear
      maxLength={50}
      defaultValue={keyword}
      onSearch={(typed) => onSearch(typed.trim())}
    />
  );
}
