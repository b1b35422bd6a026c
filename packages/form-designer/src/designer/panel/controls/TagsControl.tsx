import { useState } from 'react';
import type { Json } from '../../../core/document/FormDocument';
import { useTexts } from '../../texts/useTexts';
import type { ControlProps } from './ControlProps';
import { RemoveButton } from './RemoveButton';
import { asText } from './TextControl';

/** A list of short texts: Enter adds one, each is removable. */
export function TagsControl({ value, onChange, id, label, disabled }: ControlProps) {
  const texts = useTexts();
  const [draft, setDraft] = useState('');
  const tags = Array.isArray(value) ? (value as readonly Json[]) : [];
  return (
    <fieldset className="gezi-fd-tags" aria-label={label}>
      {tags.map((tag, index) => (
        <span key={index} className="gezi-fd-one-tag">
          {asText(tag)}
          <RemoveButton
            label={texts.removeTag(asText(tag))}
            disabled={disabled}
            onClick={() => onChange(tags.filter((_, at) => at !== index))}
          />
        </span>
      ))}
      <input
        type="text"
        id={id}
        className="gezi-fd-input"
        disabled={disabled}
        value={draft}
        placeholder={texts.addTag}
        aria-label={`${label}：${texts.addTag}`}
        onChange={(event) => setDraft(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.nativeEvent.isComposing || draft.trim() === '') return;
          event.preventDefault();
          onChange([...tags, draft.trim()]);
          setDraft('');
        }}
      />
    </fieldset>
  );
}
