import { findFieldType } from '../../../fields/fieldTypes';
import type { Json } from '../../document/FormDocument';
import { jsonText } from '../../document/jsonText';
import type { FormLocale } from '../../model/FieldFailure';
import { enUS } from '../texts/en-US';
import { zhCN, type Texts } from '../texts/zh-CN';
import type { FormChange } from './FormChange';

export interface DescribeOptions {
  /** Default `zh-CN`. */
  readonly locale?: FormLocale;
  /** Label of a member, e.g. 最多输入 for `maxLength`; default its name in the file. */
  readonly memberName?: (member: string) => string;
}

/** A change as a sentence, e.g. 「联系电话」改为必填. */
export function describeChange(
  { code, id = '', label, member = '', from, to }: FormChange,
  { locale = 'zh-CN', memberName = (name) => name }: DescribeOptions = {},
): string {
  const texts = locale === 'en-US' ? enUS : zhCN;
  const inWords = (value: Json | undefined) => {
    if (code === 'type-changed' && locale === 'zh-CN' && typeof value === 'string' && findFieldType(value))
      return findFieldType(value)!.texts['zh-CN'];
    if (code === 'moved') return value === '' ? texts.board : texts.quote(write(value, texts));
    return write(value, texts);
  };
  return texts[code](texts.quote(label ?? id), inWords(from), inWords(to), memberName(member));
}

/** Longest value that is written out. */
const LONGEST = 60;

function write(value: Json | undefined, texts: Texts): string {
  if (value === undefined || value === null || value === '') return texts.none;
  if (typeof value === 'boolean') return value ? texts.on : texts.off;
  const text = Array.isArray(value)
    ? texts.list(
        (value as Json[]).slice(0, LONGEST).map((each) => (Array.isArray(each) ? jsonText(each) : write(each, texts))),
      )
    : typeof value === 'object'
      ? jsonText(value)
      : String(value as string | number);
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
}
