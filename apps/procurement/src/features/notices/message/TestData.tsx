import { missingValues, placeholdersOf, readTestData } from '@gezi/domain';
import { Button } from 'antd';
import { useFormContext, useWatch } from 'react-hook-form';
import { AreaField } from '../../../forms/fields/AreaField';
import { useTexts } from './texts';
import type { Texts } from './texts/zh-CN';

interface TestDataProps {
  name: string;
  label: string;
  /** Text of the template that the values fill in. */
  content: string;
  /** Requires a value for every placeholder; default: only if any value is given. */
  isWhole?: boolean;
  /** Values of placeholders in generated data; default empty. */
  samples?: Readonly<Record<string, string>>;
}

/** Test values of a template as JSON, with validation. */
export function TestData({ name, label, content, isWhole = false, samples }: TestDataProps) {
  const texts = useTexts();
  const { getValues, setValue } = useFormContext<Record<string, string>>();
  const names = placeholdersOf(content);
  return (
    <AreaField
      className="gezi-test-data"
      name={name}
      label={label}
      hint={names.length > 0 ? texts.placeholders(names.join('、')) : texts.noPlaceholders}
      lines={[3, 8]}
      maxLength={4000}
      spellCheck={false}
      isLive
      validate={(json: string) => faultOf(json, content, texts, isWhole)}
      below={
        names.length > 0 && (
          <Button
            type="link"
            size="small"
            className="gezi-test-sample"
            onClick={() =>
              setValue(name, sampleOf(getValues(name), names, samples), { shouldDirty: true, shouldValidate: true })
            }
          >
            {texts.fillSample}
          </Button>
        )
      }
    />
  );
}

/** Current text of a field of the surrounding form. */
export const useText = (name: string): string => useWatch<Record<string, string>>({ name }) ?? '';

/** Why the values do not fit the template; undefined if they do. */
function faultOf(json: string, content: string, texts: Texts, isWhole: boolean): string | undefined {
  const data = readTestData(json);
  if (!data.ok) return texts.testDataFaults[data.reason];
  const missing = missingValues(content, data.value);
  return (isWhole || json.trim()) && missing.length > 0 ? texts.missingValues(missing.join('、')) : undefined;
}

/** The given values, plus a sample or an empty value for each missing placeholder. */
function sampleOf(json: string, names: readonly string[], samples: TestDataProps['samples'] = {}): string {
  const data = readTestData(json);
  const known = data.ok ? data.value : {};
  return JSON.stringify({ ...Object.fromEntries(names.map((name) => [name, samples[name] ?? ''])), ...known }, null, 2);
}
