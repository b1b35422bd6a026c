/**
 * The pictures among pasted or dropped data. Office adds a picture of copied text: if there is text, pictures are
 * ignored.
 */
export function picturesOf(data: DataTransfer | null): File[] {
  const images = [...(data?.files ?? [])].filter(({ type }) => type.startsWith('image/'));
  if (!data || images.length === 0) return [];
  const html = data.getData('text/html');
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  for (const unseen of body.querySelectorAll('style, script, xml, title')) unseen.remove();
  return body.textContent?.trim() || body.querySelector('table') ? [] : images;
}
