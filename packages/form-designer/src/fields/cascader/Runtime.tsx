import { booleanMember } from '../../core/document/members';
import { ReadText } from '../../runtime/kit/ReadText';
import { Sized } from '../../runtime/kit/Sized';
import { LiveHost } from '../../runtime/live/LiveHost';
import { livePart } from '../../runtime/live/livePart';
import type { LiveCascaderProps } from './LiveCascader';
import type { FieldOptions } from '../../runtime/options/FieldOptions';
import { offeredPath, pathTexts } from '../../core/model/optionText';
import { useAreaOptions } from '../../runtime/options/useAreaOptions';
import { WithOptions } from '../../runtime/options/WithOptions';
import { useTexts } from '../../runtime/texts/useTexts';
import { cascaderLook } from './cascaderLook';
import { readPaths } from './readPaths';
import { ChosenShell } from '../shared/choice/ChosenShell';
import type { FieldProps, RuntimeField } from '../../runtime/FieldProps';

const liveCascader = livePart<LiveCascaderProps>(async () => (await import('./LiveCascader')).LiveCascader);

/** A way down a tree of choices; the provinces, cities and districts of the country are one such tree. */
export const CascaderField: RuntimeField = (field) => {
  if (booleanMember(field.item, 'china-area-data')) return <AreaCascader {...field} />;
  return <WithOptions field={field}>{(found) => <Cascader {...field} found={found} />}</WithOptions>;
};
CascaderField.preload = liveCascader.load;

function AreaCascader(field: FieldProps) {
  const options = useAreaOptions();
  return <Cascader {...field} found={options ? { status: 'ready', options } : { status: 'loading', options: [] }} />;
}

export function Cascader({ found, ...field }: FieldProps & { found: FieldOptions }) {
  const { item } = field;
  const texts = useTexts();
  const look = cascaderLook(item);
  const paths = readPaths(field.value, look.multiple);
  const labels = paths.map((path) => {
    const way = pathTexts(found.options, path);
    return look.allLevels ? way.join(` ${look.separator} `) : (way.at(-1) ?? '');
  });
  if (field.readOnly) return <ReadText>{labels.join(texts.comma)}</ReadText>;
  const props = {
    field,
    options: found.options,
    loading: found.status === 'loading',
    look,
    paths: paths.map((path) => offeredPath(found.options, path)),
  };
  return (
    <Sized item={item}>
      <LiveHost part={liveCascader} props={props} disabled={field.disabled} onBlur={field.onBlur}>
        {(isBusy) => (
          <ChosenShell
            isBusy={isBusy}
            onRemove={(at) => field.onChange(paths.filter((_, index) => index !== at))}
            field={field}
            texts={labels}
            multiple={look.multiple}
            collapsed={look.collapsed}
            placeholder={look.placeholder || texts.pleaseChoose}
          />
        )}
      </LiveHost>
    </Sized>
  );
}
