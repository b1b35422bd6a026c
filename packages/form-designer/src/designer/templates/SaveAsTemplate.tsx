import { Button } from 'antd';
import { useState } from 'react';
import { useTexts } from '../texts/useTexts';
import { TemplateName } from './TemplateName';

export interface SaveAsTemplateProps {
  /** Names that are used already; saving under one of them replaces it. */
  taken: readonly string[];
  /** Answers whether it was kept. */
  onSave: (name: string) => Promise<boolean>;
}

/** Keeps the form on the canvas as a template under a name. */
export function SaveAsTemplate({ taken, onSave }: SaveAsTemplateProps) {
  const texts = useTexts();
  const [isSaving, setSaving] = useState(false);
  // A new line, empty again, for each that was kept.
  const [kept, setKept] = useState(0);

  async function save(name: string) {
    setSaving(true);
    if (await onSave(name)) setKept(kept + 1);
    setSaving(false);
  }

  return (
    <TemplateName
      key={kept}
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
