import { inEachLanguage, texts } from '../../platform/texts';

/** Options of yes/no columns in workbooks. */
export const yesNo = () => [
  { value: '1', text: texts.yes, names: inEachLanguage(() => texts.yes) },
  { value: '0', text: texts.no, names: inEachLanguage(() => texts.no) },
];
