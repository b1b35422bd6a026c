/** Allowed elements. None of them runs, loads by itself (except pictures), submits or restyles the page. */
export const TAGS = [
  'p div span br hr wbr center blockquote pre figure figcaption',
  'details summary h1 h2 h3 h4 h5 h6',
  'a abbr b code del em font i ins kbd mark q s samp small strike',
  'strong sub sup time tt u var img',
  'ul ol li dl dt dd',
  'table caption colgroup col thead tbody tfoot tr th td',
].flatMap((names) => names.split(' '));

/** Allowed attributes. `target` and `rel` are rewritten, `style` is filtered; classes and ids would clash with the page. */
export const ATTRIBUTES = [
  'href target rel src alt title style dir lang datetime open',
  'width height align valign color face size bgcolor border cellpadding cellspacing',
  'colspan rowspan span colwidth start reversed value type',
].flatMap((names) => names.split(' '));
