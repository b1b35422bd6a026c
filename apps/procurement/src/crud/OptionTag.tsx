import type { FieldOption, Language } from '@gezi/domain';
import { Tag } from 'antd';

/** A value of a field as a tag in its colour; nothing for an unknown value. */
export const OptionTag = ({ option, language }: { option: FieldOption | undefined; language: Language }) =>
  option && <Tag color={option.tone ?? 'default'}>{option.label[language]}</Tag>;
