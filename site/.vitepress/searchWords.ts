/**
 * Words of a text: those of Chinese by the segmenter of the platform; of a name in code also its parts, so that `form`
 * finds `collectWithForm`. VitePress sends the function to the browser as text: it must not use anything outside itself.
 */
export function words(text: string): string[] {
  const segments = [...new Intl.Segmenter('zh-CN', { granularity: 'word' }).segment(text)];
  return segments
    .filter(({ isWordLike }) => isWordLike)
    .flatMap(({ segment }) => [
      segment,
      ...(segment.match(/[A-Z]?[a-z\d]+|[A-Z]+(?![a-z])/g) ?? []).filter((part) => part !== segment),
    ]);
}
