import { Input } from 'antd';
import { useTexts } from './texts';

interface KeywordSearchProps {
  label: string;
  hint: string;
  /** The keyword in the address. */
  keyword: string;
  onSearch: (keyword: string) => void;
}

/** Keyword search of a public list. */
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
