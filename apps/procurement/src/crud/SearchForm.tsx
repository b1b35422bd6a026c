import { DownOutlined, UpOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useId, useState, type FormEvent, type ReactNode } from 'react';
import type { SearchField } from '@gezi/domain';
import { parameterNames } from './core/parameterNames';
import { SearchControl } from './SearchControl';
import { useTexts } from './texts';
import { useNarrow } from './useNarrow';

/** Conditions visible while the form is collapsed. */
const SHOWN = { wide: 3, narrow: 1 };

interface SearchFormProps {
  fields: readonly SearchField[];
  /** The applied conditions, by name. */
  value: Readonly<Record<string, string>>;
  onSearch: (value: Record<string, string>) => void;
  /** Rendered next to the buttons. */
  extra?: ReactNode;
}

/** The search conditions above a list: Enter searches, 重置 clears, 展开 shows the remaining conditions. */
export function SearchForm({ fields, value, onSearch, extra }: SearchFormProps) {
  const texts = useTexts();
  const shown = useNarrow() ? SHOWN.narrow : SHOWN.wide;
  const [typed, setTyped] = useState<Record<string, string>>({ ...value });
  const hidesConditions = fields.slice(shown).some((field) => parameterNames(field).some((name) => value[name]));
  const [expanded, setExpanded] = useState(hidesConditions);
  const formId = useId();

  // Back navigation or a link can change the conditions from outside.
  const [applied, setApplied] = useState(value);
  if (!sameValues(applied, value)) {
    setApplied(value);
    setTyped({ ...value });
    if (hidesConditions) setExpanded(true);
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    onSearch(typed);
  }

  return (
    <search className="gezi-search" aria-label={texts.searchForm}>
      <form id={formId} onSubmit={submit} className="gezi-search-form">
        {(expanded ? fields : fields.slice(0, shown)).map((field) => (
          <SearchControl
            key={field.name}
            id={`${formId}-${field.name}`}
            field={field}
            value={typed}
            onChange={(change) => setTyped((before) => ({ ...before, ...change }))}
          />
        ))}
        <div className="gezi-search-actions">
          <Button type="primary" htmlType="submit">
            {texts.search}
          </Button>
          <Button
            onClick={() => {
              setTyped({});
              onSearch({});
            }}
          >
            {texts.reset}
          </Button>
          {extra}
          {fields.length > shown && (
            <Button
              type="link"
              icon={expanded ? <UpOutlined aria-hidden /> : <DownOutlined aria-hidden />}
              iconPlacement="end"
              aria-expanded={expanded}
              aria-controls={formId}
              onClick={() => setExpanded(!expanded)}
            >
              {expanded ? texts.collapse : texts.expand}
            </Button>
          )}
        </div>
      </form>
    </search>
  );
}

const sameValues = (a: Readonly<Record<string, string>>, b: Readonly<Record<string, string>>) =>
  a === b || JSON.stringify(a) === JSON.stringify(b);
