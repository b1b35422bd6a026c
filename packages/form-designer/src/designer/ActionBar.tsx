import {
  ApartmentOutlined,
  AppstoreOutlined,
  ArrowLeftOutlined,
  ClearOutlined,
  CodeOutlined,
  DesktopOutlined,
  EyeOutlined,
  FullscreenExitOutlined,
  FullscreenOutlined,
  LoadingOutlined,
  MobileOutlined,
  QuestionCircleOutlined,
  RedoOutlined,
  SaveOutlined,
  SettingOutlined,
  SnippetsOutlined,
  ToolOutlined,
  UndoOutlined,
} from '@ant-design/icons';
import type { ReactNode } from 'react';
import { ROOT } from '../core/document/FormDocument';
import { useFromStore } from './store/designerContext';
import { useTexts } from './texts/useTexts';

export type ActionName =
  | 'save'
  | 'preview'
  | 'json'
  | 'settings'
  | 'clear'
  | 'help'
  | 'undo'
  | 'redo'
  | 'outline'
  | 'templates'
  | 'palette'
  | 'panel'
  | 'narrow'
  | 'fullscreen'
  | 'back';

export interface ActionBarProps {
  onAction: (action: ActionName) => void;
  /** Actions that are not available, e.g. `save` without `onSave`. */
  without?: readonly ActionName[];
  outlineOpen: boolean;
  narrow: boolean;
  fullscreen: boolean;
  saving: boolean;
  /** Name of the form; empty for a new one. */
  title: string;
}

/** Actions on the whole form. Its buttons are native, because antd's take a fifth of the time of the first render. */
export function ActionBar({ onAction, without = [], outlineOpen, narrow, fullscreen, saving, title }: ActionBarProps) {
  const texts = useTexts();
  const dirty = useFromStore((store) => store.dirty);
  const canUndo = useFromStore((store) => store.canUndo);
  const canRedo = useFromStore((store) => store.canRedo);
  const empty = useFromStore((store) => (store.node(ROOT)?.children.length ?? 0) === 0);

  const icon = (
    action: ActionName,
    label: string,
    sign: ReactNode,
    more: { disabled?: boolean; pressed?: boolean; keys?: string; where?: 'small' | 'wide' } = {},
  ) =>
    without.includes(action) ? null : (
      <button
        type="button"
        className={`gezi-fd-bar-icon${more.where ? ` gezi-fd-${more.where}-only` : ''}`}
        aria-label={label}
        title={more.keys ? `${label} (${more.keys})` : label}
        disabled={more.disabled}
        aria-pressed={more.pressed}
        onClick={() => onAction(action)}
      >
        {sign}
      </button>
    );
  const named = (action: ActionName, label: string, sign: ReactNode, disabled = false) =>
    without.includes(action) ? null : (
      <button
        type="button"
        className="gezi-fd-bar-button"
        disabled={disabled}
        aria-label={label}
        title={label}
        onClick={() => onAction(action)}
      >
        {sign}
        <span className="gezi-fd-bar-word">{label}</span>
      </button>
    );

  return (
    <div role="toolbar" aria-label={texts.actions} className="gezi-fd-bar">
      {named('back', texts.back, <ArrowLeftOutlined aria-hidden />)}
      {title === '' ? null : <b className="gezi-fd-bar-title">{title}</b>}
      {icon('palette', texts.openPalette, <AppstoreOutlined aria-hidden />, { where: 'small' })}
      <span className="gezi-fd-bar-group">
        {icon('undo', texts.undo, <UndoOutlined aria-hidden />, { disabled: !canUndo, keys: 'Ctrl+Z' })}
        {icon('redo', texts.redo, <RedoOutlined aria-hidden />, { disabled: !canRedo, keys: 'Ctrl+Y' })}
      </span>
      <span className="gezi-fd-bar-group">
        {icon('outline', texts.outline, <ApartmentOutlined aria-hidden />, { pressed: outlineOpen })}
        {icon('templates', texts.templates, <SnippetsOutlined aria-hidden />, { where: 'wide' })}
        {icon('narrow', texts.phone, narrow ? <DesktopOutlined aria-hidden /> : <MobileOutlined aria-hidden />, {
          pressed: narrow,
          where: 'wide',
        })}
        {icon(
          'fullscreen',
          fullscreen ? texts.leaveFullscreen : texts.fullscreen,
          fullscreen ? <FullscreenExitOutlined aria-hidden /> : <FullscreenOutlined aria-hidden />,
          { pressed: fullscreen, where: 'wide' },
        )}
      </span>
      <output className="gezi-fd-bar-state">{dirty ? texts.unsaved : ''}</output>
      <span className="gezi-fd-bar-group gezi-fd-bar-named">
        {named('preview', texts.preview, <EyeOutlined aria-hidden />)}
        {named('json', texts.json, <CodeOutlined aria-hidden />)}
        {named('settings', texts.settings, <SettingOutlined aria-hidden />)}
        {named('clear', texts.clear, <ClearOutlined aria-hidden />, empty)}
        {named('help', texts.help, <QuestionCircleOutlined aria-hidden />)}
      </span>
      {without.includes('save') ? null : (
        <button
          type="button"
          className="gezi-fd-bar-button gezi-fd-bar-save"
          aria-label={texts.save}
          aria-busy={saving}
          aria-disabled={saving}
          title={`${texts.save} (Ctrl+S)`}
          onClick={() => {
            if (!saving) onAction('save');
          }}
        >
          {saving ? <LoadingOutlined aria-hidden /> : <SaveOutlined aria-hidden />}
          <span className="gezi-fd-save-word">{texts.save}</span>
        </button>
      )}
      {icon('panel', texts.openPanel, <ToolOutlined aria-hidden />, { where: 'small' })}
    </div>
  );
}
