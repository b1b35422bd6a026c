import { sanitizeHtml } from '../../react/html/sanitizeHtml';
import { officeHtml } from './officeHtml';

export interface CleanPaste {
  html: string;
  /** Pictures embedded as data, taken out of the text if requested. */
  pictures: File[];
  /** Number of pictures on the local disk, which a page cannot read. */
  leftOut: number;
}

/**
 * Cleans pasted HTML: that of Word, WPS and Excel becomes plain HTML, everything is sanitised.
 *
 * @param options.takePictures whether embedded pictures are returned as files; default false
 */
export function cleanPaste(html: string, { takePictures = false } = {}): CleanPaste {
  const isOffice = /mso-|urn:schemas-microsoft-com|Kingsoft|WPS/i.test(html);
  const { body } = new DOMParser().parseFromString(isOffice ? officeHtml(html) : html, 'text/html');
  const pictures: File[] = [];
  let leftOut = 0;
  for (const image of body.querySelectorAll('img')) {
    const source = image.getAttribute('src') ?? '';
    const file = takePictures ? fileOf(source) : undefined;
    if (file) pictures.push(file);
    else if (/^(?:file|blob|cid):|^[a-z]:\\|^\\\\/i.test(source.trim())) leftOut += 1;
    else continue;
    const paragraph = image.closest('p');
    image.remove();
    if (paragraph && !paragraph.textContent?.trim() && !paragraph.querySelector('img')) paragraph.remove();
  }
  return { html: sanitizeHtml(body.innerHTML), pictures, leftOut };
}

const DATA = /^data:(image\/(png|jpe?g|gif|webp));base64,([\w+/=\s]+)$/i;

function fileOf(address: string): File | undefined {
  const [, type, ending, data] = DATA.exec(address.trim()) ?? [];
  if (!type || !data) return undefined;
  try {
    // `fetch` of data URLs is forbidden by the page's content security policy.
    const bytes = Uint8Array.from(atob(data), (character) => character.charCodeAt(0));
    return new File([bytes], `image.${ending}`, { type });
  } catch {
    return undefined;
  }
}
