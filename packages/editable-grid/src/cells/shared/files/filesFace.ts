import { nameOfPath } from '@gezi/upload/core';
import type { CellContent, CellFace } from '../../../dom/CellFace';
import { element } from '../../../dom/element';
import type { FilesNote } from './FilesNote';
import { pathsOf, shortName } from './pathsOf';
import { showPictures } from './showPictures';

/**
 * Button that names the files and opens their list; pictures are shown as thumbnails. Hidden if empty and not edited.
 */
export const filesFace = (pictures = false): CellFace => ({
  inside: 'control',
  build(_, mode) {
    const button = element('button', {
      type: 'button',
      class: 'gezi-files',
      tabindex: '-1',
      'aria-haspopup': 'dialog',
      'aria-expanded': 'false',
    });
    button.append(element('span', { class: 'gezi-files-text' }));
    if (mode === 'show') button.classList.add('gezi-files-plain');
    return button;
  },
  write(cell, paint) {
    const { column, access, texts } = paint;
    const button = cell.firstChild as HTMLButtonElement;
    const text = button.lastChild as HTMLElement;
    const paths = pathsOf(paint.value);
    const note = paint.note as FilesNote | undefined;
    const shown = pictures && column.fileUrl && !note ? paths : [];
    showPictures(button, shown, column.fileUrl);
    text.textContent = shown.length ? '' : shownText(paths, note, paint);
    button.title = note?.fault ?? paths.map(nameOfPath).join('\n');
    button.ariaLabel = `${column.title ?? column.key}：${note?.fault ? `${note.name} ${note.fault}` : shown.length ? texts.files.pictures(paths.length) : text.textContent}`;
    button.classList.toggle('gezi-files-fault', note?.fault !== undefined);
    button.style.setProperty('--gezi-done', note?.percent === undefined ? null : `${note.percent}%`);
    button.classList.toggle('gezi-files-none', paths.length === 0 && !note);
    // Nothing to show and nothing to add.
    button.hidden = paths.length === 0 && !note && access !== 'edit';
    button.disabled = access === 'disabled';
  },
  control(cell) {
    const button = cell.querySelector('button');
    return button && !button.hidden && !button.disabled ? button : cell;
  },
});

function shownText(paths: readonly string[], note: FilesNote | undefined, { texts }: CellContent): string {
  if (note?.fault !== undefined) return `${shortName(note.name)} ${note.fault}`;
  if (note?.percent !== undefined) return `${shortName(note.name)} ${note.percent}%`;
  if (paths.length === 0) return texts.files.upload;
  const first = shortName(nameOfPath(paths[0]!));
  return paths.length === 1 ? first : texts.files.more(first, paths.length);
}
