let areUsed = false;

/**
 * Sets whether downloads ask the server for a link of its file storage (`GET /sys/common/fileLink/{id}`), which the browser
 * follows. By default the bytes come from the server and are held in memory until they are saved.
 */
export function setDownloadLinks(isOn: boolean): void {
  areUsed = isOn;
}

export const usesDownloadLinks = (): boolean => areUsed;

/** Opens a link of an attachment. A new tab, which browsers close by themselves, keeps the page if the link fails. */
export function openLink(url: string): void {
  const link = document.createElement('a');
  link.href = url;
  link.target = '_blank';
  link.rel = 'noopener noreferrer';
  document.body.append(link);
  link.click();
  link.remove();
}
