/** What a text is made of. Nothing here runs, loads by itself (but for pictures), submits or restyles the page around. */
export const TAGS = [
  'p div span br hr wbr center blockquote pre figure figcaption',
  'details summary h1 h2 h3 h4 h5 h6',
  'a abbr b code del em font i ins kbd mark q s samp small strike',
  'strong sub sup time tt u var img',
  'ul ol li dl dt dd',
  'table caption colgroup col thead tbody tfoot tr th td',
].flatMap((names) => names.split(' '));

/** `target` and `rel` are rewritten, `style` is cut down; classes and ids would borrow the looks and names of the page. */
export const ATTRIBUTES = [
  'href target rel src alt title style dir lang datetime open',
  'width height align valign color face size bgcolor border cellpadding cellspacing',
  'colspan rowspan span colwidth start reversed value type',
].flatMap((names) => names.split(' '));
