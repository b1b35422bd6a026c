import type { DesignerActions } from '../store/DesignerActions';
import type { FormDesignerProps } from '../FormDesignerProps';
import { browserTemplates } from '../templates/browserTemplates';
import { HelpDialog } from './HelpDialog';
import { JsonDialog } from './JsonDialog';
import { MoveToDialog } from './MoveToDialog';
import { PreviewDialog } from './PreviewDialog';
import { SaveDialog, type FormNaming } from './SaveDialog';
import { SettingsDialog } from './SettingsDialog';
import { TemplatesDialog } from './TemplatesDialog';

export type DialogName = 'save' | 'preview' | 'json' | 'settings' | 'help' | 'moveTo' | 'templates';

export interface DesignerDialogsProps extends Pick<
  FormDesignerProps,
  'formName' | 'remark' | 'existing' | 'onSaved' | 'runtime' | 'templates'
> {
  open: DialogName | undefined;
  actions: DesignerActions;
  saving: boolean;
  onSaveForm: (naming: FormNaming, isLeaving: boolean) => void;
  onClose: () => void;
}

const OF_BROWSER = browserTemplates('gezi.form-templates');

/** The one dialog that is open. */
export function DesignerDialogs({ open, actions, saving, onSaveForm, onClose, ...form }: DesignerDialogsProps) {
  switch (open) {
    case 'save':
      return (
        <SaveDialog
          naming={{ formName: form.formName ?? '', remark: form.remark ?? '' }}
          existing={form.existing ?? false}
          saving={saving}
          canLeave={form.onSaved !== undefined}
          onSave={onSaveForm}
          onClose={onClose}
        />
      );
    case 'preview':
      return <PreviewDialog runtime={form.runtime} onClose={onClose} />;
    case 'templates':
      return (
        <TemplatesDialog
          templates={form.templates ?? OF_BROWSER}
          onUse={(document) => actions.replace(document)}
          onClose={onClose}
        />
      );
    case 'json':
      return <JsonDialog onApply={(document) => actions.replace(document)} onClose={onClose} />;
    case 'settings':
      return <SettingsDialog onClose={onClose} />;
    case 'help':
      return <HelpDialog onClose={onClose} />;
    case 'moveTo':
      return <MoveToDialog keys={actions.chosen} onMove={(at) => actions.move(at)} onClose={onClose} />;
    default:
      return null;
  }
}
