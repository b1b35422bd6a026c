import { missingValues, placeholdersOf, readTestData } from '@gezi/domain';
import { Button } from 'antd';
import { useFormContext, useWatch } from 'react-hook-form';
import { AreaField } from '../../../forms/fields/AreaField';
import { useTexts } from './texts';
import type { Texts } from './texts/zh-CN';

interface TestDataProps {
  name: string;
  label: string;
  /** Text of the template whose placeholders are filled in. */
  content: string;
  /** Each placeholder needs a value; default only where any is given. */
  isWhole?: boolean;
}

/** The values a template is tried with, as JSON, and what of it does not fit. */
export function TestData({ name, label, content, isWhole = false }: TestDataProps) {
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
              setValue(name, sampleOf(getValues(name), names), { shouldDirty: true, shouldValidate: true })
            }
          >
            {texts.fillSample}
          </Button>
        )
      }
    />
  );
}

/** What stands in a field of the form around it. */
export const useText = (name: string): string => useWatch<Record<string, string>>({ name }) ?? '';

/** Why the values cannot be used with the template; undefined when they can. */
function faultOf(json: string, content: string, texts: Texts, isWhole: boolean): string | undefined {
  const data = readTestData(json);
  if (!data.ok) return texts.testDataFaults[data.reason];
  const missing = missingValues(content, data.value);
  return (isWhole || json.trim()) && missing.length > 0 ? texts.missingValues(missing.join('、')) : undefined;
}

/** What is there already, with an empty value for each placeholder that has none. */
function sampleOf(json: string, names: readonly string[]): string {
  const data = readTestData(json);
  const known = data.ok ? data.value : {};
  return JSON.stringify({ ...Object.fromEntries(names.map((name) => [name, ''])), ...known }, null, 2);
}
