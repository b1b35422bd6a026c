import type { Json } from '../../core/document/FormDocument';
import { alike } from '../../core/logic/values';
import type { ChoiceOption } from '../../core/model/options';
import type { FieldValue } from '../FieldValue';
import { isScalar, knownOptions } from '../shared/choice/checkChoice';
import { listOfSaved } from '../shared/choice/listOfSaved';
import { wrongKind } from '../shared/value/wrongKind';
import { cascaderChoice } from './cascaderChoice';
import { staticOptions } from '../../core/model/options';
import { pathTexts } from '../../core/model/optionText';
import { cascaderLook } from './cascaderLook';
import { readPaths } from './readPaths';

export const cascaderValue: FieldValue = {
  // A path is one text, its values joined by `/`; several paths are several texts.
  rules: {
    textsOf: (value) => {
      if (!Array.isArray(value)) return [value];
      const paths = (value as readonly Json[]).some(Array.isArray) ? (value as readonly Json[]) : [value as Json];
      return paths.map((path) => (Array.isArray(path) ? path.map(String).join('/') : path));
    },
  },
  initialValue: listOfSaved,
  checkShape(value, field, context) {
    const { multiple, anyLevel } = cascaderChoice(field.data);
    if (!Array.isArray(value)) return wrongKind(field, context);
    const paths = (multiple ? value : [value]) as readonly Json[];
    const options = knownOptions(field);
    for (const path of paths) {
      if (!Array.isArray(path) || !path.every(isScalar)) return wrongKind(field, context);
      if (options && !leadsTo(options, path as readonly Json[], anyLevel))
        return { code: 'shape:option', message: context.texts.notAnOption(field.label || field.id) };
    }
    return undefined;
  },
  isList: () => true,
  textOf(value, data, { options = staticOptions(data) }) {
    const { multiple, allLevels, separator } = cascaderLook(data);
    return readPaths(value, multiple)
      .map((path) => pathTexts(options, path))
      .map((texts) => (allLevels ? texts.join(` ${separator} `) : (texts.at(-1) ?? '')))
      .join(',');
  },
};

function leadsTo(options: readonly ChoiceOption[], path: readonly Json[], anyLevel: boolean): boolean {
  let level: readonly ChoiceOption[] | undefined = options;
  for (const part of path) {
    const option: ChoiceOption | undefined = level?.find(({ value }) => alike(value, part));
    if (!option) return false;
    level = option.children;
  }
  return anyLevel || !level?.length;
}
