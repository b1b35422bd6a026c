import { lazy, Suspense } from 'react';
import { groupAttributes } from '../../runtime/kit/naming';
import { Sized } from '../../runtime/kit/Sized';
import type { FieldProps } from '../../runtime/FieldProps';

const UploadSurface = lazy(async () => ({ default: (await import('./UploadSurface')).UploadSurface }));

/** Files; the value is the JSON text of `[{name, url}]`. */
export function UploadField(field: FieldProps) {
  return (
    <fieldset {...groupAttributes(field)} className="gezi-form-group">
      <Sized item={field.item}>
        <Suspense fallback={<span className="gezi-form-waiting" aria-busy />}>
          <UploadSurface {...field} />
        </Suspense>
      </Sized>
    </fieldset>
  );
}
