import { missingValues, placeholdersOf, readTestData } from '@gezi/domain';
import { Button, Input } from 'antd';
import { LabelledField } from '../../../crud/LabelledField';
import { useTexts } from './texts';
import type { Texts } from './texts/zh-CN';

interface TestDataProps {
  id: string;
  label: string;
  /** Text of the template whose placeholders are filled in. */
  content: string;
  /** JSON. */
  value: string;
  onChange: (json: string) => void;
}

/** The values a template is tried with, as JSON, and what of it does not fit. */
export function TestData({ id, label, content, value, onChange }: TestDataProps) {
  const texts = useTexts();
  const names = placeholdersOf(content);
  return (
    <LabelledField
      id={id}
      label={label}
      error={faultOf(value, content, texts)}
      hint={names.length > 0 ? texts.placeholders(names.join('、')) : texts.noPlaceholders}
    >
      <Input.TextArea
        id={id}
        className="gezi-test-data"
        autoSize={{ minRows: 3, maxRows: 8 }}
        maxLength={4000}
        spellCheck={false}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
      {names.length > 0 && (
        <Button type="link" size="small" className="gezi-test-sample" onClick={() => onChange(sampleOf(value, names))}>
          {texts.fillSample}
        </Button>
      )}
    </LabelledField>
  );
}

/** Why the values cannot be used with the template; undefined when they can. */
export function faultOf(json: string, content: string, texts: Texts): string | undefined {
  const data = readTestData(json);
  if (!data.ok) return texts.testDataFaults[data.reason];
  const missing = missingValues(content, data.value);
  return json.trim() && missing.length > 0 ? texts.missingValues(missing.join('、')) : undefined;
}

/** What is there already, with an empty value for each placeholder that has none. */
function sampleOf(json: string, names: readonly string[]): string {
  const data = readTestData(json);
  const known = data.ok ? data.value : {};
  return JSON.stringify({ ...Object.fromEntries(names.map((name) => [name, ''])), ...known }, null, 2);
}
