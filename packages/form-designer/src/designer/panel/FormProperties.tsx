import { formSettings } from '../../core/catalogue/formSettings';
import { textMember } from '../../core/document/members';
import { readPath } from '../../core/document/paths';
import { useFromStore, useStore } from '../store/designerContext';
import { useTexts } from '../texts/useTexts';
import { PropertyLine } from './PropertyLine';

/** The settings of the form, applied while they are changed. */
export function FormProperties() {
  const texts = useTexts();
  const store = useStore();
  const config = useFromStore(({ document }) => document.config);
  return (
    <div className="gezi-fd-section-body">
      {formSettings.map((field) => (
        <PropertyLine
          key={field.member}
          field={field}
          value={readPath(config, field.member) ?? field.fallback}
          onChange={(value, typing) =>
            store.run(
              { type: 'configure', changes: { [field.member]: value } },
              typing ? { merge: `config.${field.member}` } : {},
            )
          }
        />
      ))}
      <p className="gezi-fd-note">{texts.version(textMember(config, 'version', '1.10'))}</p>
    </div>
  );
}
