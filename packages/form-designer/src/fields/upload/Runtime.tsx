import { Later, lazyPart } from '@gezi/ui';
import { groupAttributes } from '../../runtime/kit/naming';
import { Sized } from '../../runtime/kit/Sized';
import type { FieldProps } from '../../runtime/FieldProps';

const UploadSurface = lazyPart(async () => (await import('./UploadSurface')).UploadSurface);

/** Files; the value is the JSON text of `[{name, url}]`. */
export function UploadField(field: FieldProps) {
  return (
    <fieldset {...groupAttributes(field)} className="gezi-form-group">
      <Sized item={field.item}>
        <Later fallback={<span className="gezi-form-waiting" aria-busy />}>
          <UploadSurface {...field} />
        </Later>
      </Sized>
    </fieldset>
  );
}
