/**
 * The pictures among what is pasted or dropped. Office puts a picture of the text beside the text itself: where there is
 * text to be had, it is no picture that is meant.
 */
export function picturesOf(data: DataTransfer | null): File[] {
  const images = [...(data?.files ?? [])].filter(({ type }) => type.startsWith('image/'));
  if (!data || images.length === 0) return [];
  const html = data.getData('text/html');
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  for (const unseen of body.querySelectorAll('style, script, xml, title')) unseen.remove();
  return body.textContent?.trim() || body.querySelector('table') ? [] : images;
}
