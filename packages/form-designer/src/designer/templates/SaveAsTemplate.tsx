import { Button } from 'antd';
import { useState } from 'react';
import { useTexts } from '../texts/useTexts';
import { TemplateName } from './TemplateName';

export interface SaveAsTemplateProps {
  /** Names that are used already; saving under one of them replaces it. */
  taken: readonly string[];
  /** Resolves to whether it was stored. */
  onSave: (name: string) => Promise<boolean>;
}

/** Stores the form on the canvas as a template. */
export function SaveAsTemplate({ taken, onSave }: SaveAsTemplateProps) {
  const texts = useTexts();
  const [isSaving, setSaving] = useState(false);
  // A new empty line after each stored template.
  const [storedCount, setStoredCount] = useState(0);

  async function save(name: string) {
    setSaving(true);
    if (await onSave(name)) setStoredCount(storedCount + 1);
    setSaving(false);
  }

  return (
    <TemplateName
      key={storedCount}
      label={texts.templateName}
      name=""
      taken={taken}
      mayReplace
      onName={(name) => void save(name)}
    >
      <Button htmlType="submit" loading={isSaving}>
        {texts.templateSave}
      </Button>
    </TemplateName>
  );
}
